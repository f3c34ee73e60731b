import { useHost, type Language } from '@vestibule/contracts';
import { DayPicker } from 'react-day-picker';
import { cs } from 'react-day-picker/locale/cs';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { calendarDay, queryDate } from './calendar-days';
import styles from './calendar.module.css';
import { useGo } from '../lists/use-go';
import type { CalendarProps } from './selection';

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

/**
 * Months to choose the first day from. With `days` (YYYY-MM-DD, ascending) only those can be chosen, otherwise all from
 * today on. Choosing the current one clears it.
 */
export function Calendar({
  selection: { query, linkTo, today },
  onDone,
  days,
}: Pick<CalendarProps, 'selection' | 'onDone'> & { days?: readonly string[] }) {
  const { lang } = useHost();
  const go = useGo();
  const open = days && new Set(days);
  const chosen = query.date && calendarDay(query.date.split('-').reverse().join('-'));
  const choose = (day: Date | undefined) => {
    onDone();
    go(linkTo({ date: day ? queryDate(day) : '' }));
  };
  const from = calendarDay(today);
  return (
    <DayPicker
      mode="single"
      locale={LOCALES[lang]}
      weekStartsOn={MONDAY}
      today={from}
      startMonth={from}
      {...(days && { endMonth: calendarDay(days.at(-1) ?? today) })}
      defaultMonth={chosen || calendarDay(days?.[0] ?? today)}
      selected={chosen || undefined}
      onSelect={choose}
      disabled={open ? (day) => !open.has(queryDate(day).split('-').reverse().join('-')) : { before: from }}
      classNames={CLASSES}
    />
  );
}
