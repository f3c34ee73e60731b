/** The choices of the form from which a rule follows. */
export interface RuleChoice {
  readonly kind: 'daily' | 'weekly' | 'monthly_day' | 'monthly_weekday';
  /** Days, weeks or months from one to the next. */
  readonly interval: number;
  /** 1 for Monday to 7 for Sunday; of weekly rules. */
  readonly weekdays: ReadonlySet<number>;
  /** The last day, YYYY-MM-DD; empty where `count` ends the rule. */
  readonly until: string;
  /** Number of dates; 0 where `until` ends the rule. */
  readonly count: number;
}

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The day of the week, 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** Which one of its weekday a day is in its month: 1 to 4, or -1 for the last. */
export function weekOfMonth(day: string): number {
  const date = new Date(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.getUTCDate() + 7 > last ? -1 : Math.ceil(date.getUTCDate() / 7);
}

/** The choices as the value of an RRULE, for an event that begins on `start`; empty while they have no end. */
export function ruleOf(start: string, { kind, interval, weekdays, until, count }: RuleChoice): string {
  if (until === '' && count === 0) return '';
  const parts = [`FREQ=${kind === 'daily' ? 'DAILY' : kind === 'weekly' ? 'WEEKLY' : 'MONTHLY'}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (kind === 'weekly')
    parts.push(`BYDAY=${DAYS.filter((_, index) => weekdays.has(index + 1)).join(',') || DAYS[weekdayOf(start) - 1]}`);
  if (kind === 'monthly_weekday') parts.push(`BYDAY=${weekOfMonth(start)}${DAYS[weekdayOf(start) - 1]}`);
  if (kind === 'monthly_day') parts.push(`BYMONTHDAY=${Number(start.slice(8))}`);
  parts.push(until === '' ? `COUNT=${count}` : `UNTIL=${until.replaceAll('-', '')}`);
  return parts.join(';');
}

/** The choices that a stored rule follows from; those of a new one without a rule. */
export function choiceOf(start: string, rule: string): RuleChoice {
  const parts = new Map(
    rule.split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name, value];
    }),
  );
  const until = parts.get('UNTIL') ?? '';
  const days = (parts.get('BYDAY') ?? '').split(',');
  const weekdays = DAYS.flatMap((day, index) => (days.some((one) => one.endsWith(day)) ? [index + 1] : []));
  const monthly = parts.has('BYDAY') ? 'monthly_weekday' : 'monthly_day';
  return {
    kind: parts.get('FREQ') === 'MONTHLY' ? monthly : parts.get('FREQ') === 'DAILY' ? 'daily' : 'weekly',
    interval: Number(parts.get('INTERVAL') ?? 1),
    weekdays: new Set(weekdays.length > 0 ? weekdays : [weekdayOf(start)]),
    until: until && `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6)}`,
    count: Number(parts.get('COUNT') ?? 0),
  };
}
