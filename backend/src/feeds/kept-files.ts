import { createHash } from 'node:crypto';
import { calendarFile, type Calendar, type CalendarEntry } from './calendar-file';

/** Files in the cache; a thousand events are some 350 kB. */
const MOST = 16;

/**
 * `calendarFile` with a cache of its last files, by their content: the library takes half a second for a thousand
 * events (it measures each letter to fold the lines), no other request is answered meanwhile, and subscribers fetch the
 * same file every hour.
 */
export function keptCalendarFiles(): typeof calendarFile {
  const files = new Map<string, string>();
  return (entries: readonly CalendarEntry[], calendar: Calendar) => {
    const key = createHash('sha256')
      .update(JSON.stringify([entries, calendar]))
      .digest('base64');
    const file = files.get(key) ?? calendarFile(entries, calendar);
    files.delete(key);
    files.set(key, file);
    const [oldest] = files.keys();
    if (files.size > MOST && oldest !== undefined) files.delete(oldest);
    return file;
  };
}
