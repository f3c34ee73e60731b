import { useHost } from '@vestibule/contracts';
import { dayParts, formatDate } from '@vestibule/contracts/dates';
import { Button, Disclosure, TextField } from '@vestibule/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Checks } from '../../frame/checks';
import list from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import { recordsPath } from '../record-paths';
import { repeatDays, weekdayOf } from './repeat-days';
import { useRepeat } from './use-repeat';

interface RepeatFormProps {
  readonly id: number;
  readonly version: string;
  /** The day on which the event begins, YYYY-MM-DD. */
  readonly start: string;
}

/** Weeks from one day to the next. */
const INTERVALS = [1, 2, 3, 4] as const;
/** Monday to Sunday of any week, for their names. */
const WEEK = [5, 6, 7, 8, 9, 10, 11].map((day) => `2026-01-${String(day).padStart(2, '0')}`);

/** Copies the event to other days, which are shown, and can be left out, before they are made. */
export function RepeatForm({ id, version, start }: RepeatFormProps) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const { made, isPending, repeat } = useRepeat(id, version);
  const [weekdays, setWeekdays] = useState<ReadonlySet<number>>(new Set([weekdayOf(start)]));
  const [weeks, setWeeks] = useState(1);
  const [until, setUntil] = useState('');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const days = repeatDays(start, { weekdays, weeks, until });
  const wanted = days.filter((day) => !leftOut.has(day));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.length > 0 && !isPending) void repeat(wanted);
  };
  return (
    <Disclosure dismissable={false} className={list.section} summary={<h2>{t('repeat.title')}</h2>}>
      <form onSubmit={submit} aria-label={t('repeat.title')}>
        <p>{t('repeat.text')}</p>
        <Checks
          legend={t('repeat.weekdays')}
          options={WEEK.map((day, index) => ({ value: index + 1, text: dayParts(day, lang).weekday }))}
          chosen={weekdays}
          onChange={setWeekdays}
        />
        <div className={list.form}>
          <Select
            label={t('repeat.often')}
            value={String(weeks)}
            onChange={({ target }) => setWeeks(Number(target.value))}
            options={INTERVALS.map((count) => ({ value: String(count), text: t('repeat.weeks', { count }) }))}
          />
          <TextField
            label={t('repeat.until')}
            type="date"
            min={start}
            required
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </div>
        {days.length > 0 && (
          <Checks
            legend={t('repeat.days')}
            options={days.map((day) => ({
              value: day,
              text: `${dayParts(day, lang).weekday}, ${formatDate(day, lang)}`,
            }))}
            chosen={new Set(wanted)}
            onChange={(chosen) => setLeftOut(new Set(days.filter((day) => !chosen.has(day))))}
          />
        )}
        <Button type="submit" variant="primary" aria-disabled={wanted.length === 0 || isPending}>
          {t('repeat.make', { count: wanted.length })}
        </Button>
      </form>
      {made > 0 && (
        <p>
          <Link to={recordsPath('events')}>{t('repeat.list')}</Link>
        </p>
      )}
    </Disclosure>
  );
}
