import { slotView } from '../slot-view';

/** The newest articles of some categories. */
export default slotView<'highlight_teaser', 'article-highlights'>('article-highlights', ({ headline, categories }) => ({
  headline,
  categories,
}));
