import { slotView } from '../slot-view';

/** What is on now. */
export default slotView<'production_list', 'production-list'>('production-list', ({ headline, type, limit }) => ({
  headline,
  type,
  limit,
}));
