import type { ApiClient, OpeningHoursToday } from '@vestibule/contracts';
import { houseTime } from './house-clock';
import { hoursLabel, rangesOfToday, type HoursLabel, type Range } from './hours-label';

export interface OpeningHoursData {
  /** The day that these hours are for, YYYY-MM-DD. */
  readonly day: string;
  readonly ranges: readonly Range[];
  /** As of loading: the browser's first render must say the same. */
  readonly label: HoursLabel;
  /** Reason for other hours today, and the address of more information; empty on most days. */
  readonly note: string;
  readonly noteUrl: string;
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
  const ranges = rangesOfToday(answer.opening_hours, answer.opening_hours_exceptions);
  const noted = answer.opening_hours_exceptions.find(({ alternative_text }) => alternative_text !== '');
  return {
    day: answer.date,
    ranges,
    label: hoursLabel(ranges, houseTime(now).minutes),
    note: noted?.alternative_text ?? '',
    noteUrl: noted?.alternative_link_url ?? '',
  };
}
