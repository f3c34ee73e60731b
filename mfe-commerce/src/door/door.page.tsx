import { definePage, notFound } from '@vestibule/contracts';
import { deskPaths } from '../desk/desk-paths';
import { DoorPage } from './door-page';
import type { DoorView } from './door-view';

/**
 * `/cms-hub/box-office/7/door`: check-in of a date on a phone; the backend answers 401 or 403 to visitors without the
 * right.
 */
export default definePage<DoorView>({
  loader: async ({ api, params, signal }) => {
    const id = params['id'] ?? '';
    if (!/^[1-9]\d*$/.test(id)) throw notFound();
    const { event, title, date_start } = await api.call('doorList', { params: { id }, signal });
    return { id: event, title, date_start };
  },
  meta: ({ id, title }, { t, href }) => {
    const paths = deskPaths(href);
    return {
      title: t('door.title', { title }),
      urls: { de: paths.door(id) },
      breadcrumbs: [
        { title: t('hub.title'), url: paths.hub },
        { title: t('boxOffice.title'), url: paths.boxOffice },
        { title, url: paths.event(id) },
        { title: t('door.short'), url: paths.door(id) },
      ],
      noindex: true,
    };
  },
  Component: DoorPage,
});
