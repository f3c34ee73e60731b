import { definePage, type AnswerOf } from '@vestibule/contracts';
import { BOX_OFFICE_PATH, CLOSING_PATH, HUB_PATH } from '../hub/hub-paths';
import { ClosingPage } from './closing-page';

/** `/cms-hub/box-office/closing?day=2026-11-21`: for who works in the shop, as the backend says. */
export default definePage<AnswerOf<'closing'>>({
  loader: ({ api, url, signal }) => api.call('closing', { query: { day: url.searchParams.get('day') ?? '' }, signal }),
  meta: (_, { t }) => ({
    title: t('boxOffice.closing.title'),
    urls: { de: CLOSING_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('boxOffice.title'), url: BOX_OFFICE_PATH },
      { title: t('boxOffice.closing.title'), url: CLOSING_PATH },
    ],
    noindex: true,
  }),
  Component: ClosingPage,
});
