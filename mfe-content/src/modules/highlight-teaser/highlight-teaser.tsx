import { slotView } from '../slot-view';

/** What is new in some categories. */
export default slotView<'highlight_teaser', 'article-highlights'>('article-highlights', ({ headline, categories }) => ({
  headline,
  categories,
}));
