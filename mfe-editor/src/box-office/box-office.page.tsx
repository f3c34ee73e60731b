import { definePage, type AnswerOf } from '@vestibule/contracts';
import { BOX_OFFICE_PATH, HUB_PATH } from '../hub/hub-paths';
import { BoxOfficePage } from './box-office-page';

/** `/cms-hub/box-office?day=2026-11-21`: for who works in the shop; the backend answers 401 or 403 to everyone else. */
export default definePage<AnswerOf<'boxOffice'>>({
  loader: ({ api, url, signal }) =>
    api.call('boxOffice', { query: { day: url.searchParams.get('day') ?? '' }, signal }),
  meta: (_, { t }) => ({
    title: t('boxOffice.title'),
    urls: { de: BOX_OFFICE_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('boxOffice.title'), url: BOX_OFFICE_PATH },
    ],
    noindex: true,
  }),
  Component: BoxOfficePage,
});
