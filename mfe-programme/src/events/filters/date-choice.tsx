import { CalendarWaiting } from './calendar-waiting';
import { DateForm } from './date-form';
import type { EventsListData } from '../list/events-list.loader';
import { useLate } from './use-late';

export interface DateChoiceProps {
  readonly data: Pick<EventsListData, 'query' | 'today'>;
  /** Whether it is on the screen: the calendar's code is fetched then. */
  readonly open: boolean;
  /** Called after a day has been chosen. */
  readonly onDone: () => void;
}

const loadCalendar = () => import('./calendar');

/** The first day to show: a form until the calendar is wanted, and whenever it cannot be had. */
export function DateChoice({ data: { query, today }, open, onDone }: DateChoiceProps) {
  const late = useLate(open, loadCalendar);
  const form = <DateForm key={query.date} query={query} today={today} />;
  if (late === 'failed' || (!open && !late)) return form;
  if (!late) return <CalendarWaiting />;
  return (
    <late.Calendar query={query} today={today} onDone={onDone}>
      {form}
    </late.Calendar>
  );
}
