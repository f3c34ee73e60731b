import { definePage, notFound } from '@vestibule/contracts';
import { deskPaths } from './desk-paths';
import { EventPage } from './event-page';
import type { EventView } from './event-view';

/**
 * `/cms-hub/box-office/7?q=…`: a date with its orders; the backend answers 401 or 403 to visitors without the right.
 */
export default definePage<EventView>({
  loader: async ({ api, params, url, signal }) => {
    const id = params['id'] ?? '';
    if (!/^[1-9]\d*$/.test(id)) throw notFound();
    const page = Number(url.searchParams.get('page') ?? '1') || 1;
    const asked = { q: url.searchParams.get('q') ?? '', page };
    return { asked, found: await api.call('boxOfficeEvent', { params: { id }, query: asked, signal }) };
  },
  meta: ({ found: { date } }, { t, href }) => {
    const paths = deskPaths(href);
    return {
      title: date.title,
      urls: { de: paths.event(date.id) },
      breadcrumbs: [
        { title: t('hub.title'), url: paths.hub },
        { title: t('boxOffice.title'), url: paths.boxOffice },
        { title: date.title, url: paths.event(date.id) },
      ],
      noindex: true,
    };
  },
  Component: EventPage,
});
