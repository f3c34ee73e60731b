import type { FastifyInstance } from 'fastify';
import type { SiteDeps } from './deps';
import { endpoint, type Call } from '../../../platform/api/endpoint';
import { dependsOn } from '../../../platform/server/tags';
import { breakingNews } from './breaking-news';
import { loadDocument } from '../../../platform/db/documents';
import { errorPage } from './error-pages';
import { loadMuseum } from './museum';
import { houseDocumentRoutes } from './document-routes';
import { openingHoursToday } from './opening-hours';
import { openingWeeks } from './opening-weeks';
import { loadSettings } from './settings';

/** What the house says about itself: settings, opening hours, alerts. */
export function houseRoutes(app: FastifyInstance, deps: SiteDeps): void {
  const settings = async ({ reply, lang }: Pick<Call<'settings'>, 'reply' | 'lang'>) => {
    dependsOn(reply, 'settings');
    return { ...(await loadSettings(deps.db, lang)), ...deps.operatorSettings };
  };
  houseDocumentRoutes(app, deps);
  endpoint(app, deps, 'settings', settings);
  endpoint(app, deps, 'localSettings', settings);

  endpoint(app, deps, 'errorPage', async ({ reply, lang, params }) => {
    dependsOn(reply, 'settings');
    return errorPage(await loadDocument(deps.db, 'settings'), params['status'] ?? '', lang);
  });

  endpoint(app, deps, 'openingHoursToday', async ({ reply, lang }) => {
    dependsOn(reply, 'settings');
    return openingHoursToday(await loadDocument(deps.db, 'settings'), deps.now(), lang);
  });

  endpoint(app, deps, 'openingHours', ({ reply, lang }) => {
    dependsOn(reply, 'settings', 'venues');
    return openingWeeks(deps.db, lang, deps.now());
  });

  endpoint(app, deps, 'museum', ({ reply, lang }) => {
    dependsOn(reply, 'settings', 'venues');
    return loadMuseum(deps.db, lang, deps.now());
  });

  endpoint(app, deps, 'breakingNews', async ({ reply, lang }) => {
    dependsOn(reply, 'settings');
    return breakingNews(await loadDocument(deps.db, 'settings'), lang);
  });
}
