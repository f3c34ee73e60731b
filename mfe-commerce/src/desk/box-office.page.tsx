import { definePage, type AnswerOf } from '@vestibule/contracts';
import { BoxOfficePage } from './box-office-page';
import { deskPaths } from './desk-paths';

/** `/cms-hub/box-office?day=2026-11-21`: for the shop's staff; the backend answers 401 or 403 to everyone else. */
export default definePage<AnswerOf<'boxOffice'>>({
  loader: ({ api, url, signal }) =>
    api.call('boxOffice', { query: { day: url.searchParams.get('day') ?? '' }, signal }),
  meta: (_, { t, href }) => {
    const { hub, boxOffice } = deskPaths(href);
    return {
      title: t('boxOffice.title'),
      urls: { de: boxOffice },
      breadcrumbs: [
        { title: t('hub.title'), url: hub },
        { title: t('boxOffice.title'), url: boxOffice },
      ],
      noindex: true,
    };
  },
  Component: BoxOfficePage,
});
