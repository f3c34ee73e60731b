import { definePage, type AnswerOf } from '@vestibule/contracts';
import { ClosingPage } from './closing-page';
import { deskPaths } from './desk-paths';

/** `/cms-hub/box-office/closing?day=2026-11-21`: for the shop's staff; the backend checks the right. */
export default definePage<AnswerOf<'closing'>>({
  loader: ({ api, url, signal }) => api.call('closing', { query: { day: url.searchParams.get('day') ?? '' }, signal }),
  meta: (_, { t, href }) => {
    const paths = deskPaths(href);
    return {
      title: t('boxOffice.closing.title'),
      urls: { de: paths.closing },
      breadcrumbs: [
        { title: t('hub.title'), url: paths.hub },
        { title: t('boxOffice.title'), url: paths.boxOffice },
        { title: t('boxOffice.closing.title'), url: paths.closing },
      ],
      noindex: true,
    };
  },
  Component: ClosingPage,
});
