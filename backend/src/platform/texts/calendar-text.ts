import type { ICalCalendar } from 'ical-generator';

/** A calendar as an iCalendar file. Each line ends with CRLF (RFC 5545); the library leaves out the last one. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;
