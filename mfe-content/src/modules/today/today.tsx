import { slotView } from '../slot-view';

/** Hours, events and tickets of today. */
export default slotView<'today', 'today'>('today', ({ venue, events, show_tickets: tickets }) => ({
  venue,
  events,
  tickets,
}));
