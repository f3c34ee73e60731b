import type { exhibitions } from '../tables';
import { shiftDay } from '../shift';

/** Columns of an exhibition that hold days. */
type ExhibitionDayColumns = Pick<
  typeof exhibitions.$inferSelect,
  'dateFrom' | 'dateTo' | 'ticketsFrom' | 'openingExceptions'
>;

/** All days of an exhibition, moved by whole weeks; those of every year (`--12-24`) stay. */
export function shiftExhibition(days: ExhibitionDayColumns, weeks: number): ExhibitionDayColumns {
  const moved = (day: string | null) => (day === null ? null : shiftDay(day, weeks));
  return {
    dateFrom: moved(days.dateFrom),
    dateTo: moved(days.dateTo),
    ticketsFrom: moved(days.ticketsFrom),
    openingExceptions: days.openingExceptions.map((exception) => ({
      ...exception,
      date: exception.date.startsWith('--') ? exception.date : shiftDay(exception.date, weeks),
    })),
  };
}
