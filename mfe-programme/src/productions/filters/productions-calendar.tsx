import { Calendar } from '../../filters/calendar';
import type { CalendarProps } from '../../filters/selection';

/** The productions' calendar. They run for months: any day from today on can be the first. */
export default function ProductionsCalendar({ selection, onDone }: CalendarProps) {
  return <Calendar selection={selection} onDone={onDone} />;
}
