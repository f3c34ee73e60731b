import { Calendar } from '../../filters/calendar';
import type { CalendarProps } from '../../filters/selection';
import { ofQuery, queryDate } from '../../filters/calendar-days';
import { useGo } from '../../lists/use-go';

/**
 * The productions' calendar. They run for months: any day from today on can be the first. Choosing the current one
 * clears it.
 */
export default function ProductionsCalendar({ selection: { query, linkTo, today }, onDone }: CalendarProps) {
  const go = useGo();
  const selected = ofQuery(query.date);
  const onSelect = (day: Date | undefined) => {
    onDone();
    go(linkTo({ date: day ? queryDate(day) : '' }));
  };
  return <Calendar today={today} shown={selected} picker={{ mode: 'single', selected, onSelect }} />;
}
