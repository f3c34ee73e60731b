import { definePage, notFound } from '@vestibule/contracts';
import { BOX_OFFICE_PATH, HUB_PATH } from '../hub/hub-paths';
import { eventPath } from './box-office-paths';
import { EventPage } from './event-page';
import type { EventView } from './event-view';

/** `/cms-hub/box-office/7?q=…`: a date with its orders; the backend answers 401 or 403 to who may not see them. */
export default definePage<EventView>({
  loader: async ({ api, params, url, signal }) => {
    const id = params['id'] ?? '';
    if (!/^[1-9]\d*$/.test(id)) throw notFound();
    const page = Number(url.searchParams.get('page') ?? '1') || 1;
    const asked = { q: url.searchParams.get('q') ?? '', page };
    return { asked, found: await api.call('boxOfficeEvent', { params: { id }, query: asked, signal }) };
  },
  meta: ({ found: { date } }, { t }) => ({
    title: date.title,
    urls: { de: eventPath(date.id) },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('boxOffice.title'), url: BOX_OFFICE_PATH },
      { title: date.title, url: eventPath(date.id) },
    ],
    noindex: true,
  }),
  Component: EventPage,
});
