import { useEffect, useState } from 'react';
import { houseTime } from '../opening-hours/house-clock';
import { hoursLabel, type HoursLabel } from '../opening-hours/hours-label';
import type { House } from './to-house';

const MINUTE_MS = 60_000;

/** What is to be said of a house just now, updated while the page stays open; null when its page is another day's. */
export function useLabel({ label, ranges }: House, day: string): HoursLabel | null {
  const [current, setCurrent] = useState(label);
  useEffect(() => {
    const update = () => {
      const now = houseTime(Date.now());
      setCurrent(now.day === day ? hoursLabel(ranges, now.minutes) : null);
    };
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [ranges, day]);
  return current;
}
