import { definePage } from '@vestibule/contracts';
import { hasRight } from '@vestibule/contracts/rights/rights';
import { HUB_PATH, REVIEWS_PATH } from '../frame/hub-paths';
import { ReviewsPage } from './reviews-page';
import { REVIEW_LISTS, type ReviewsView } from './reviews-view';

/** `/cms-hub/reviews?list=decidable&page=2`: submissions, the oldest first. */
export default definePage<ReviewsView>({
  loader: async ({ api, url, signal }) => {
    const page = Number(url.searchParams.get('page') ?? '1') || 1;
    const list = REVIEW_LISTS.find(({ name }) => name === url.searchParams.get('list')) ?? REVIEW_LISTS[0];
    const [user, found, rules] = await Promise.all([
      api.call('user', { signal }),
      api.call('reviews', { query: { page, state: list.state, mine: list.mine }, signal }),
      api.call('reviewRules', { signal }),
    ]);
    return { page, list: list.name, found, rules, mayRule: hasRight(user.rights, 'users') };
  },
  meta: (_, { t }) => ({
    title: t('reviews.title'),
    urls: { de: REVIEWS_PATH },
    breadcrumbs: [
      { title: t('hub.title'), url: HUB_PATH },
      { title: t('reviews.title'), url: REVIEWS_PATH },
    ],
    noindex: true,
  }),
  Component: ReviewsPage,
});
