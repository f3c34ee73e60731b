import type { EventDay } from '../event-rows/days';

/** Adds a further page. Its run of a day that is already shown follows the rows there: nothing on the screen moves. */
export function appendDays(shown: readonly EventDay[], more: readonly EventDay[]): EventDay[] {
  const known = new Set(shown.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const days = [...shown];
  for (const { rows, ...head } of more) {
    // An event that moved from one page to the next between two requests is not shown twice.
    const fresh = rows.filter(({ id }) => !known.has(id));
    const last = days.at(-1);
    if (last?.day === head.day) days[days.length - 1] = { ...last, rows: [...last.rows, ...fresh] };
    else if (fresh.length > 0) days.push({ ...head, rows: fresh });
  }
  return days;
}
