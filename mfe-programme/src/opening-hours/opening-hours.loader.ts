import type { ApiClient, OpeningHoursToday } from '@vestibule/contracts';
import { houseTime } from './house-clock';
import { rangesOfToday, type Range } from './hours-label';

/** Hours of today at a venue. */
interface PlaceToday {
  readonly theme: string;
  readonly ranges: readonly Range[];
  /** Yesterday's ranges that end today. */
  readonly late: readonly Range[];
  /** Reason for other hours today, and the address of more information; empty on most days. */
  readonly note: string;
  readonly noteUrl: string;
}

export interface OpeningHoursData {
  /** The day that these hours are for, YYYY-MM-DD. */
  readonly day: string;
  /** Since midnight, as of loading: the browser's first render must say the same. */
  readonly minutes: number;
  readonly main: PlaceToday;
  readonly others: readonly (PlaceToday & { readonly venue: number })[];
}

export async function loadOpeningHours({
  api,
  signal,
}: {
  api: ApiClient;
  signal?: AbortSignal;
}): Promise<OpeningHoursData> {
  const answer = await api.call('openingHoursToday', signal ? { signal } : {});
  return toData(answer, Date.now());
}

export function toData(answer: OpeningHoursToday, now: number): OpeningHoursData {
  return {
    day: answer.date,
    minutes: houseTime(now).minutes,
    main: toPlace(answer),
    others: answer.others.map((other) => ({ venue: other.venue, ...toPlace(other) })),
  };
}

type Hours = Pick<OpeningHoursToday, 'theme' | 'opening_hours' | 'opening_hours_exceptions' | 'yesterday'>;

function toPlace({ theme, opening_hours, opening_hours_exceptions: exceptions, yesterday }: Hours): PlaceToday {
  const noted = exceptions.find(({ alternative_text }) => alternative_text !== '');
  return {
    theme,
    ranges: rangesOfToday(opening_hours, exceptions),
    late: rangesOfToday(yesterday, []),
    note: noted?.alternative_text ?? '',
    noteUrl: noted?.alternative_link_url ?? '',
  };
}
