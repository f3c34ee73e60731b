import { CalendarWaiting } from './calendar-waiting';
import { DateForm } from './date-form';
import type { Selection } from './selection';
import { useLate } from './use-late';

export interface DateChoiceProps {
  readonly selection: Selection;
  /** Whether it is on the screen: the calendar's code is fetched then. */
  readonly open: boolean;
  /** Called after a day has been chosen. */
  readonly onDone: () => void;
}

/** The first day to show: a form until the calendar is opened, and whenever it fails to load. */
export function DateChoice({ selection, open, onDone }: DateChoiceProps) {
  const late = useLate(open, selection.loadCalendar);
  const form = <DateForm key={selection.query.date} selection={selection} />;
  if (late === 'failed' || (!open && !late)) return form;
  if (!late) return <CalendarWaiting />;
  return (
    <late.default selection={selection} onDone={onDone}>
      {form}
    </late.default>
  );
}
