import moment from 'moment-timezone';

/** ISO 8601 with the offset of the event's own zone, of wall-clock time in that zone. */
export const zonedTime = (local: string, timezone: string) => moment.tz(local, timezone).format();
