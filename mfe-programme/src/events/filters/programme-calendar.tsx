import { Alert } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Calendar } from '../../filters/calendar';
import type { CalendarProps } from '../../filters/selection';
import { ofQuery, queryDate } from '../../filters/calendar-days';
import { CalendarWaiting } from '../../filters/calendar-waiting';
import { useGo } from '../../lists/use-go';
import { daysPicked } from './days-picked';
import { useProgrammeDays } from './use-programme-days';

/**
 * The programme's calendar: only days that have events under the other filters can be chosen. A day means that day, and
 * the calendar stays open for a second one, which makes them a span.
 */
export default function ProgrammeCalendar({ children, selection: { query, linkTo, today }, onDone }: CalendarProps) {
  const { t } = useTranslation('programme');
  const go = useGo();
  const days = useProgrammeDays(linkTo({ date: '' }).split('?')[1] ?? '');
  if (days === undefined) return <CalendarWaiting />;
  if (days === 'failed') {
    return (
      <>
        <Alert kind="error">{t('calendar.failed')}</Alert>
        {children}
      </>
    );
  }
  const from = ofQuery(query.date);
  const to = ofQuery(query.until ?? '');
  const pick = (_: unknown, day: Date) => {
    const next = daysPicked({ from, to }, day);
    const isOneDay = next?.from === next?.to;
    if (!next || !isOneDay) onDone();
    go(linkTo({ date: next ? queryDate(next.from) : '', until: next ? queryDate(next.to) : '' }));
  };
  const isOneDay = from !== undefined && from.getTime() === to?.getTime();
  return (
    <Calendar
      today={today}
      days={days}
      shown={from}
      picker={{ mode: 'range', selected: { from, to }, onSelect: pick }}
      hint={t(isOneDay ? 'calendar.second' : 'calendar.first')}
    />
  );
}
