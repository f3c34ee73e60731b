import type { SlotParams } from '@vestibule/contracts';

/** YYYY-MM-DD as queries spell it, DD-MM-YYYY. */
const spelled = (day: string) => day.split('-').reverse().join('-');

/**
 * Query of the programme for a list inside a page; `today` is YYYY-MM-DD. It begins now where no day is given, and
 * where that day is over.
 */
export function eventListQuery(params: SlotParams['event-list'], today: string) {
  const { option, room, tag, type, limit, venue, series, genre, person, from = '', to = '', events = [] } = params;
  const given = { room, tag, series, genre };
  return {
    option,
    type,
    page_size: limit,
    venue,
    person,
    ...Object.fromEntries(Object.entries(given).filter(([, id]) => typeof id === 'number')),
    ...(from > today && { date: spelled(from) }),
    ...(to !== '' && { until: spelled(to) }),
    ...(events.length > 0 && { ids: events.join(',') }),
  };
}
