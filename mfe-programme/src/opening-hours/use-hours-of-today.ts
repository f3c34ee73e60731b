import type { Host } from '@vestibule/contracts';
import { useEffect, useState } from 'react';
import { houseTime } from './house-clock';
import { loadOpeningHours, type OpeningHoursData } from './opening-hours.loader';

const MINUTE_MS = 60_000;

/**
 * The hours, and the minutes since midnight, which are undefined at first: the server cannot know them. After midnight,
 * or in a page that was cached overnight, it asks again.
 */
export function useHoursOfToday(
  given: OpeningHoursData,
  host: Pick<Host, 'api' | 'report'>,
): [OpeningHoursData, number | undefined] {
  const [data, setData] = useState(given);
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    const stopper = new AbortController();
    let asking = false;
    const update = () => {
      const { day, minutes } = houseTime(Date.now());
      setCurrent(minutes);
      if (day === data.day || asking) return;
      asking = true;
      loadOpeningHours({ api: host.api, signal: stopper.signal })
        .then(setData, (error: unknown) => {
          if (!stopper.signal.aborted) host.report(error);
        })
        .finally(() => (asking = false));
    };
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => {
      clearInterval(timer);
      stopper.abort();
    };
  }, [host, data.day]);
  return [data, current];
}
