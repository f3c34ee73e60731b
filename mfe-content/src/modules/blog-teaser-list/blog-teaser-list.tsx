import { slotView } from '../slot-view';

/** As many as there is room for in a row, where the number is missing. */
const IN_A_ROW = 3;

/** The newest articles. */
export default slotView<'blog_teaser_list', 'article-list'>('article-list', ({ headline, items }) => ({
  headline,
  limit: items ?? IN_A_ROW,
}));
