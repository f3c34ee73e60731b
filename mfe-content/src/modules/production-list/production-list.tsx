import { slotView } from '../slot-view';

/** Current productions. */
export default slotView<'production_list', 'production-list'>('production-list', ({ headline, type, limit }) => ({
  headline,
  type,
  limit,
}));
