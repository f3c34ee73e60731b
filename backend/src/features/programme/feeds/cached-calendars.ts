import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CalendarEntry } from './calendar-entry';
import { calendarFile, type Calendar } from './calendar-file';

/** Files in the cache; a thousand events are some 350 kB. */
const MOST = 16;

/**
 * `calendarFile` with a cache of its last files, by their content: the library takes half a second for a thousand
 * events (it measures each letter to fold the lines), no other request is processed meanwhile, and subscribers fetch
 * the same file every hour.
 */
export function cachedCalendarFiles(): typeof calendarFile {
  const files = new LRUCache<string, string>({ max: MOST });
  return (entries: readonly CalendarEntry[], calendar: Calendar) => {
    const key = createHash('sha256')
      .update(JSON.stringify([entries, calendar]))
      .digest('base64');
    const file = files.get(key) ?? calendarFile(entries, calendar);
    files.set(key, file);
    return file;
  };
}
