import type { Dates, ExhibitionListItem, Language, Translate } from '@vestibule/contracts';
import { dateRange } from '../lists/date-range';
import { daysUntil } from '../productions/days-left';

/** When an exhibition can be seen, in words, and its state today; `urgent` marks its last days. */
export interface Period {
  readonly run: string;
  readonly state: string;
  readonly urgent: boolean;
}

/** Period and state of an exhibition (docs/behaviour/programme.md#exhibitions). */
export function periodOf(
  { date_from: from, date_to: to, state }: Pick<ExhibitionListItem, 'date_from' | 'date_to' | 'state'>,
  { lang, t, dates }: { lang: Language; t: Translate; dates: Dates },
): Period {
  const isLast = state === 'last_days' && to !== null;
  const left = isLast ? daysUntil(to, dates.today()) : 0;
  return {
    // A permanent one has been there for long: its first day says nothing.
    run: state === 'permanent' && to === null ? '' : dateRange(from, to, { lang, t, dates }),
    state: isLast
      ? left === 0
        ? t('exhibitions.lastDay')
        : t('exhibitions.daysLeft', { count: left })
      : t(`exhibitions.state.${state}`),
    urgent: isLast,
  };
}
