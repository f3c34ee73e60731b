import { Alert } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Calendar } from '../../filters/calendar';
import type { CalendarProps } from '../../filters/selection';
import { ofQuery, queryDate } from '../../filters/calendar-days';
import { CalendarWaiting } from '../../filters/calendar-waiting';
import { useGo } from '../../lists/use-go';
import { useHost } from '@vestibule/contracts';
import { useEffect, useState } from 'react';

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

/** First and last day that are chosen on a calendar; undefined where there is none. */
interface Days {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/**
 * The choice after another day was picked: that day alone; with one day chosen, both and all between; the same day
 * again, nothing.
 */
function daysPicked({ from, to }: Days, day: Date): { readonly from: Date; readonly to: Date } | undefined {
  if (!from || from.getTime() !== to?.getTime()) return { from: day, to: day };
  if (day.getTime() === from.getTime()) return undefined;
  return day < from ? { from: day, to: from } : { from, to: day };
}

/**
 * Days (YYYY-MM-DD) that have events under a query, spelled as in the address: undefined while they are loading; a
 * response to a former query is never shown.
 */
function useProgrammeDays(key: string): readonly string[] | 'failed' | undefined {
  const { api } = useHost();
  const [answer, setAnswer] = useState<{ readonly key: string; readonly days: readonly string[] | 'failed' }>();
  useEffect(() => {
    const left = new AbortController();
    const put = (days: readonly string[] | 'failed') => {
      if (!left.signal.aborted) setAnswer({ key, days });
    };
    api
      .call('calendar', { query: Object.fromEntries(new URLSearchParams(key)), signal: left.signal })
      .then(put, () => put('failed'));
    return () => left.abort();
  }, [api, key]);
  return answer?.key === key ? answer.days : undefined;
}
