import type { FastifyInstance } from 'fastify';
import type { SiteDeps } from './deps';
import { handleCall, type Call } from '../../../platform/api/handle-call';
import { dependsOn, validToday } from '../../../platform/server/tags';
import { breakingNews } from './breaking-news';
import { loadDocument } from '../../../platform/db/documents';
import { errorPage } from './error-pages';
import { loadContact } from './load-contact';
import { loadMuseum } from './museum';
import { houseDocumentRoutes } from './document-routes';
import { openingHoursToday } from '../hours/opening-hours';
import { openingWeeks } from '../hours/opening-weeks';
import { loadSettings } from './settings';

/** The site's settings, opening hours and alerts. */
export function houseRoutes(app: FastifyInstance, deps: SiteDeps): void {
  const settings = async ({ reply, lang }: Pick<Call<'settings'>, 'reply' | 'lang'>) => {
    dependsOn(reply, 'settings', 'venues');
    const contact = await loadContact(deps.db, lang);
    return { ...(await loadSettings(deps.db, lang)), contact, ...deps.operatorSettings };
  };
  houseDocumentRoutes(app, deps);
  handleCall(app, deps, 'settings', settings);
  handleCall(app, deps, 'localSettings', settings);

  handleCall(app, deps, 'errorPage', async ({ reply, lang, params }) => {
    dependsOn(reply, 'settings');
    return errorPage(await loadDocument(deps.db, 'settings'), params['status'] ?? '', lang);
  });

  handleCall(app, deps, 'openingHoursToday', async ({ reply, lang }) => {
    dependsOn(reply, 'settings', 'venues');
    validToday(reply, deps.now());
    return openingHoursToday(deps.db, deps.now(), lang);
  });

  handleCall(app, deps, 'openingHours', ({ reply, lang }) => {
    dependsOn(reply, 'settings', 'venues');
    validToday(reply, deps.now());
    return openingWeeks(deps.db, lang, deps.now());
  });

  handleCall(app, deps, 'museum', ({ reply, lang }) => {
    dependsOn(reply, 'settings', 'venues');
    return loadMuseum(deps.db, lang, deps.now());
  });

  handleCall(app, deps, 'breakingNews', async ({ reply, lang }) => {
    dependsOn(reply, 'settings');
    return breakingNews(await loadDocument(deps.db, 'settings'), lang);
  });
}
