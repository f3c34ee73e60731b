import { definePage, notFound } from '@vestibule/contracts';
import { BOX_OFFICE_PATH, HUB_PATH } from '../hub/hub-paths';
import { eventPath } from '../box-office/box-office-paths';
import { DoorPage } from './door-page';
import { doorPath } from './door-path';
import type { DoorView } from './door-view';

/** `/cms-hub/box-office/7/door`: check-in of a date on a phone; the backend answers 401 or 403 to who may not. */
export default definePage<DoorView>({
  loader: async ({ api, params, signal }) => {
    const id = params['id'] ?? '';
    if (!/^[1-9]\d*$/.test(id)) throw notFound();
    const { event, title, date_start } = await api.call('doorList', { params: { id }, signal });
    return { id: event, title, date_start };
  },
  meta: ({ id, title }, { t }) => ({
    title: t('door.title', { title }),
    urls: { de: doorPath(id) },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('boxOffice.title'), url: BOX_OFFICE_PATH },
      { title, url: eventPath(id) },
      { title: t('door.short'), url: doorPath(id) },
    ],
    noindex: true,
  }),
  Component: DoorPage,
});
