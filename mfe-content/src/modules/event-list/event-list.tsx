import { slotView } from '../slot-view';

/** Events of the programme. */
export default slotView<'event_list', 'event-list'>('event-list', (module) => {
  const { headline, option, tag, room, type, series, genre, limit } = module;
  const { date_from: from, date_to: to, children: events } = module;
  return { headline, option, tag, room, type, series, genre, from, to, events, limit };
});
