import { useHost } from '@vestibule/contracts';
import { DayPicker, type PropsRange, type PropsSingle } from 'react-day-picker';
import { CALENDAR_LOCALES } from './calendar-locales';
import { calendarDay, dayOfDate } from './calendar-days';
import styles from './calendar.module.css';

/** The library's names of its elements, each with a class of ours. */
const CLASSES = {
  root: styles.root,
  months: styles.months,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  chevron: styles.chevron,
  month_caption: styles.caption,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day_button: styles.day,
  selected: styles.selected,
  range_middle: styles.between,
  footer: styles.hint,
  today: styles.today,
  disabled: styles.disabled,
} as Record<string, string>;
const MONDAY = 1;

interface MonthsProps {
  /** Today in Berlin, YYYY-MM-DD. */
  readonly today: string;
  /** Days that can be chosen (YYYY-MM-DD, ascending); without them all from today on. */
  readonly days?: readonly string[];
  /** The month to begin with has this day. */
  readonly shown: Date | undefined;
  /** The selection, and the handler of a choice. */
  readonly picker: PropsSingle | PropsRange;
  /** Below the months; announced when it changes. */
  readonly hint?: string;
}

/** Months to choose days from. */
export function Calendar({ today, days, shown, picker, hint }: MonthsProps) {
  const { lang } = useHost();
  const open = days && new Set(days);
  const from = calendarDay(today);
  return (
    <DayPicker
      {...picker}
      locale={CALENDAR_LOCALES[lang]}
      weekStartsOn={MONDAY}
      today={from}
      startMonth={from}
      {...(days && { endMonth: calendarDay(days.at(-1) ?? today) })}
      defaultMonth={shown ?? calendarDay(days?.[0] ?? today)}
      disabled={open ? (day) => !open.has(dayOfDate(day)) : { before: from }}
      classNames={CLASSES}
      footer={hint}
    />
  );
}
