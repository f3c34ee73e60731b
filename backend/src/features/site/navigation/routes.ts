import type { Language, Navigation, NavigationItem } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { asList, loadDocument, type Json } from '../../../platform/db/documents';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { pickLoose } from '../../../platform/texts/localise';
import { withPages } from './with-pages';

/** Menu and footer. */
export function navigationRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'navigation', async ({ reply, lang }) => {
    dependsOn(reply, 'nav');
    const own = presentNavigation(await loadDocument(deps.db, 'navigation'), lang);
    return { navigation: await withPages(deps.db, own, lang) };
  });
}

function presentNavigation(document: Json, lang: Language): Navigation {
  return {
    menu: asList(document['menu']).map((item) => presentItem(item, lang)),
    footer: asList(document['footer']).map((item) => ({
      title: pickLoose(item['title'], lang),
      url: pickLoose(item['url'], lang),
    })),
  };
}

function presentItem(item: Json, lang: Language): NavigationItem {
  return {
    menu_name: pickLoose(item['menu_name'], lang),
    url: pickLoose(item['url'], lang),
    children: asList(item['children']).map((child) => presentItem(child, lang)),
    has_tab_navigation: item['has_tab_navigation'] === true,
  };
}
