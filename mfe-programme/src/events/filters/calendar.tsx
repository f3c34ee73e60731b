import { useHost, type Language } from '@vestibule/contracts';
import { Alert } from '@vestibule/ui';
import type { ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import { cs } from 'react-day-picker/locale/cs';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { calendarDay, queryDate } from './calendar-days';
import { CalendarWaiting } from './calendar-waiting';
import styles from './calendar.module.css';
import { fromDay, toSearch, type ProgrammeQuery } from '../query';
import { useProgrammeDays } from './use-programme-days';

const LOCALES = { de, en: enGB, cs } as const satisfies Record<Language, object>;
/** The library's names of what it draws, each with a class of ours. */
const CLASSES = {
  root: styles['root'],
  months: styles['months'],
  nav: styles['nav'],
  button_previous: styles['turn'],
  button_next: styles['turn'],
  chevron: styles['chevron'],
  month_caption: styles['caption'],
  month_grid: styles['grid'],
  weekday: styles['weekday'],
  day_button: styles['day'],
  selected: styles['selected'],
  today: styles['today'],
  disabled: styles['disabled'],
} as Record<string, string>;
const MONDAY = 1;

export interface CalendarProps {
  readonly query: ProgrammeQuery;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly onDone: () => void;
  /** Instead of the calendar, when its days cannot be had. */
  readonly children: ReactNode;
}

/** Months to choose the first day from; only days that have events under the other filters can be chosen. Choosing the current one clears it. */
export function Calendar({ query, today, onDone, children }: CalendarProps) {
  const { t } = useTranslation('programme');
  const { href, lang } = useHost();
  const navigate = useNavigate();
  const days = useProgrammeDays(query);
  if (days === undefined) return <CalendarWaiting />;
  if (days === 'failed') {
    return (
      <>
        <Alert kind="error">{t('calendar.failed')}</Alert>
        {children}
      </>
    );
  }
  const open = new Set(days);
  const chosen = query.date && calendarDay(query.date.split('-').reverse().join('-'));
  const choose = (day: Date | undefined) => {
    onDone();
    void navigate(href('events', {}) + toSearch(fromDay(query, day ? queryDate(day) : '')), { preventScrollReset: true });
  };
  const from = calendarDay(today);
  return (
    <DayPicker
      mode="single"
      locale={LOCALES[lang]}
      weekStartsOn={MONDAY}
      today={from}
      startMonth={from}
      endMonth={calendarDay(days.at(-1) ?? today)}
      defaultMonth={chosen || calendarDay(days[0] ?? today)}
      selected={chosen || undefined}
      onSelect={choose}
      disabled={(day) => !open.has(queryDate(day).split('-').reverse().join('-'))}
      classNames={CLASSES}
    />
  );
}
