import { useHost, type AnswerOf } from '@vestibule/contracts';
import { dayParts, formatDate } from '@vestibule/contracts/dates';
import { ruleDays } from '@vestibule/contracts/recurrence';
import { Button, Disclosure } from '@vestibule/ui';
import list from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLoaded } from '../../../shared/use-loaded';
import { Checks } from '../../frame/checks';
import { recordPath } from '../record-paths';
import { choiceOf, ruleOf, type RuleChoice } from './rule-choice';
import { RuleFields } from './rule-fields';
import { useRepeat, type RuleScope } from './use-repeat';

interface RepeatFormProps {
  readonly id: number;
  readonly version: string;
  /** The day on which the event begins, YYYY-MM-DD. */
  readonly start: string;
}

type Recurrence = AnswerOf<'recurrence'>;

const SCOPES = ['all', 'following'] as const satisfies readonly RuleScope[];

/** The rule by which an event takes place again, its dates, and the days that are left out. */
export function RepeatForm({ id, version, start }: RepeatFormProps) {
  const { t } = useTranslation('editor');
  const { api } = useHost();
  const [isOpen, setOpen] = useState(false);
  const load = (signal: AbortSignal) =>
    isOpen ? api.call('recurrence', { params: { id }, signal }) : Promise.resolve(undefined);
  const stored = useLoaded(load, `${version} ${isOpen}`);
  return (
    <Disclosure
      dismissable={false}
      className={list.section}
      summary={<h2>{t('repeat.title')}</h2>}
      onToggle={(open) => setOpen(open)}
    >
      <p>{t('repeat.text')}</p>
      {stored && <RuleForm key={version} id={id} version={version} start={start} stored={stored} />}
    </Disclosure>
  );
}

/** The days of a rule; none while it has no end, or too many days. */
function daysOf(start: string, rule: string): readonly string[] {
  try {
    return rule === '' ? [] : ruleDays(start, rule);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function RuleForm({ id, version, start: own, stored }: RepeatFormProps & { readonly stored: Recurrence }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const { isPending, repeat } = useRepeat(id, version);
  const { occurrences } = stored;
  const isRecurring = stored.rule !== '';
  const [scope, setScope] = useState<RuleScope>('all');
  const start = scope === 'following' ? own : stored.start;
  const [choice, setChoice] = useState<RuleChoice>(() => choiceOf(start, stored.rule));
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set(stored.exceptions));
  const rule = ruleOf(start, choice);
  const days = daysOf(start, rule);
  const wanted = days.filter((day) => !leftOut.has(day));
  const inWords = (day: string) => `${dayParts(day, lang).weekday}, ${formatDate(day, lang)}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (days.length > 0 && !isPending)
      void repeat(
        rule,
        days.filter((day) => leftOut.has(day)),
        scope,
      );
  };
  return (
    <form onSubmit={submit} aria-label={t('repeat.title')}>
      {isRecurring && own > stored.start && (
        <Select
          label={t('repeat.ruleFor')}
          value={scope}
          onChange={({ target }) => {
            const chosen = SCOPES.find((one) => one === target.value) ?? 'all';
            setScope(chosen);
            // Dates before the event count no more: the last day stays where it is.
            const last = daysOf(stored.start, stored.rule).at(-1) ?? '';
            const fromHere = choiceOf(own, stored.rule);
            setChoice(
              chosen === 'all'
                ? choiceOf(stored.start, stored.rule)
                : { ...fromHere, ...(fromHere.count > 0 && { until: last, count: 0 }) },
            );
          }}
          options={SCOPES.map((value) => ({
            value,
            text: value === 'all' ? t('repeat.all') : t('repeat.from', { day: inWords(own) }),
          }))}
        />
      )}
      <RuleFields start={start} choice={choice} onChange={setChoice} />
      {rule !== '' && days.length === 0 && <p role="status">{t('repeat.none')}</p>}
      {days.length > 0 && (
        <Checks
          legend={t('repeat.days')}
          options={days.map((day) => ({ value: day, text: inWords(day) }))}
          chosen={new Set(wanted)}
          onChange={(chosen) => setLeftOut(new Set(days.filter((day) => !chosen.has(day))))}
        />
      )}
      <Button type="submit" variant="primary" aria-disabled={days.length === 0 || isPending}>
        {isRecurring ? t('repeat.change', { count: wanted.length }) : t('repeat.make', { count: wanted.length - 1 })}
      </Button>
      {isRecurring && (
        <>
          <Button aria-disabled={isPending} onClick={() => void (isPending || repeat('', [], scope))}>
            {t('repeat.end')}
          </Button>
          <h3>{t('repeat.dates')}</h3>
          <ul>
            {occurrences.map((one) => (
              <li key={one.id}>
                {one.id === id ? inWords(one.day) : <Link to={recordPath('events', one.id)}>{inWords(one.day)}</Link>}
                {one.status !== 'scheduled' && `, ${t(`choice.status.${one.status}`)}`}
                {one.sold && `, ${t('repeat.sold')}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </form>
  );
}
