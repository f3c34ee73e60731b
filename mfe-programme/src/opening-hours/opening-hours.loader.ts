import type { ApiClient, OpeningHoursToday } from '@vestibule/contracts';
import { houseTime } from './house-clock';
import { hoursLabel, rangesOfToday, type HoursLabel, type Range } from './hours-label';

/** Hours of today at a venue. */
export interface PlaceToday {
  readonly theme: string;
  readonly ranges: readonly Range[];
  /** Yesterday's ranges that end today. */
  readonly late: readonly Range[];
  /** As of loading: the browser's first render must say the same. */
  readonly label: HoursLabel;
  /** Reason for other hours today, and the address of more information; empty on most days. */
  readonly note: string;
  readonly noteUrl: string;
}

export interface OpeningHoursData {
  /** The day that these hours are for, YYYY-MM-DD. */
  readonly day: string;
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
  const { minutes } = houseTime(now);
  return {
    day: answer.date,
    main: toPlace(answer, minutes),
    others: answer.others.map((other) => ({ venue: other.venue, ...toPlace(other, minutes) })),
  };
}

type Hours = Pick<OpeningHoursToday, 'theme' | 'opening_hours' | 'opening_hours_exceptions' | 'yesterday'>;

function toPlace(
  { theme, opening_hours, opening_hours_exceptions: exceptions, yesterday }: Hours,
  minutes: number,
): PlaceToday {
  const noted = exceptions.find(({ alternative_text }) => alternative_text !== '');
  const ranges = rangesOfToday(opening_hours, exceptions);
  const late = rangesOfToday(yesterday, []);
  return {
    theme,
    ranges,
    late,
    label: hoursLabel(ranges, minutes, late),
    note: noted?.alternative_text ?? '',
    noteUrl: noted?.alternative_link_url ?? '',
  };
}
