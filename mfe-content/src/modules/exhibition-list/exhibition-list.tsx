import { slotView } from '../slot-view';

/** Exhibitions that the remote of the programme lists. */
export default slotView<'exhibition_list', 'exhibition-list'>(
  'exhibition-list',
  ({ headline, view, venue, type, children: exhibitions, limit }) => ({
    headline,
    view,
    venue,
    type,
    exhibitions,
    limit,
  }),
);
