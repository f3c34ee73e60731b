import { createHash } from 'node:crypto';
import { calendarFile, type Calendar, type CalendarEntry } from './calendar-file';

/** Files that are kept; a thousand events are some 350 kB. */
const MOST = 16;

/**
 * `calendarFile`, which remembers its last files by all that is in them: the library takes half a second for a thousand
 * events (it measures each letter to fold the lines), nobody else is answered meanwhile, and subscribers ask for the
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
