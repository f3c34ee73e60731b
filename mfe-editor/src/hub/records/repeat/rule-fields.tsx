import { useHost } from '@vestibule/contracts';
import { dayParts } from '@vestibule/contracts/dates';
import { TextField } from '@vestibule/ui';
import list from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import { useTranslation } from 'react-i18next';
import { Checks } from '../../frame/checks';
import { weekOfMonth, type RuleChoice } from './rule-choice';

interface RuleFieldsProps {
  /** First day of the rule, YYYY-MM-DD. */
  readonly start: string;
  readonly choice: RuleChoice;
  readonly onChange: (choice: RuleChoice) => void;
}

const KINDS = ['weekly', 'daily', 'monthly_day', 'monthly_weekday'] as const satisfies readonly RuleChoice['kind'][];
const INTERVALS = [1, 2, 3, 4, 6, 12] as const;
/** Monday to Sunday of any week, for their names. */
const WEEK = [5, 6, 7, 8, 9, 10, 11].map((day) => `2026-01-${String(day).padStart(2, '0')}`);

/** How often an event takes place again, and until when. */
export function RuleFields({ start, choice, onChange }: RuleFieldsProps) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const set = (changes: Partial<RuleChoice>) => onChange({ ...choice, ...changes });
  const unit = choice.kind === 'daily' ? 'days' : choice.kind === 'weekly' ? 'weeks' : 'months';
  const { weekday } = dayParts(start, lang);
  const texts: Readonly<Record<RuleChoice['kind'], string>> = {
    weekly: t('repeat.kind.weekly'),
    daily: t('repeat.kind.daily'),
    monthly_day: t('repeat.kind.monthly_day', { day: Number(start.slice(8)) }),
    monthly_weekday: t(`repeat.nth.${weekOfMonth(start)}`, { weekday }),
  };
  return (
    <>
      <div className={list.form}>
        <Select
          label={t('repeat.rule')}
          value={choice.kind}
          onChange={({ target }) => set({ kind: KINDS.find((kind) => kind === target.value) ?? 'weekly' })}
          options={KINDS.map((kind) => ({ value: kind, text: texts[kind] }))}
        />
        <Select
          label={t('repeat.often')}
          value={String(choice.interval)}
          onChange={({ target }) => set({ interval: Number(target.value) })}
          options={INTERVALS.map((count) => ({ value: String(count), text: t(`repeat.${unit}`, { count }) }))}
        />
        <TextField
          label={t('repeat.until')}
          type="date"
          min={start}
          value={choice.until}
          onChange={({ target }) => set({ until: target.value, count: 0 })}
        />
        <TextField
          label={t('repeat.count')}
          type="number"
          min={1}
          max={120}
          value={choice.count === 0 ? '' : String(choice.count)}
          onChange={({ target }) => set({ count: Math.trunc(Number(target.value)) || 0, until: '' })}
        />
      </div>
      {choice.kind === 'weekly' && (
        <Checks
          legend={t('repeat.weekdays')}
          options={WEEK.map((day, index) => ({ value: index + 1, text: dayParts(day, lang).weekday }))}
          chosen={choice.weekdays}
          onChange={(weekdays) => set({ weekdays })}
        />
      )}
    </>
  );
}
