import { asc, inArray } from 'drizzle-orm';
import { admissionParts, admissions, exhibitions, venues } from '../../../engines/records/tables';
import type { Database } from '../../../platform/db/database';
import { asText, loadDocument, type Json } from '../../../platform/db/documents';
import { loadHolidays, readPlaceHours } from '../../site';
import type { AdmissionRules } from './admission-times';

type Row = typeof admissions.$inferSelect;

/** An admission with everything that its sale depends on. */
export interface Admission extends AdmissionRules {
  readonly row: Row;
  /** The place that it admits to, which is that of its exhibition where it has none. */
  readonly venue: typeof venues.$inferSelect | null;
  readonly exhibition: typeof exhibitions.$inferSelect | null;
  /** Of a combined ticket: its parts, the one with the price first. */
  readonly parts: readonly Admission[];
}

/** All admissions by their ids, in the order of the records; combined tickets with their parts. */
export async function loadAdmissions(db: Database): Promise<ReadonlyMap<number, Admission>> {
  const rows = await db.select().from(admissions).orderBy(asc(admissions.id));
  if (rows.length === 0) return new Map();
  const settings = await loadDocument(db, 'settings');
  const holidayOn = await loadHolidays(settings);
  const showIds = rows.flatMap(({ exhibitionId }) => exhibitionId ?? []);
  const showRows = await db.select().from(exhibitions).where(inArray(exhibitions.id, showIds));
  const shows = new Map(showRows.map((one) => [one.id, one]));
  const venueIds = [...rows, ...showRows].flatMap(({ venueId }) => venueId ?? []);
  const places = new Map(
    (await db.select().from(venues).where(inArray(venues.id, venueIds))).map((one) => [one.id, one]),
  );
  const links = await db.select().from(admissionParts).orderBy(asc(admissionParts.position));
  const single = new Map(
    rows.map((row): readonly [number, Admission] => {
      const exhibition = shows.get(row.exhibitionId ?? 0) ?? null;
      const venue = places.get(row.venueId ?? exhibition?.venueId ?? 0) ?? null;
      const own = [...row.openingExceptions, ...withoutDays(exhibition, row)].map((one): Json => ({ ...one }));
      return [
        row.id,
        {
          row,
          venue,
          exhibition,
          isOnline: row.isOnline && (exhibition === null || exhibition.isOnline),
          slotMinutes: row.slotMinutes,
          periods: [
            { from: row.dateFrom, to: row.dateTo },
            ...(exhibition ? [{ from: exhibition.dateFrom, to: exhibition.dateTo }] : []),
          ],
          daysAhead: row.daysAhead,
          closesMinutes: row.closesMinutes,
          hours: readPlaceHours(settings, asText(venue?.name), { holidayOn, own }),
          parts: [],
        },
      ];
    }),
  );
  const partsOf = (id: number) =>
    links.filter(({ admissionId }) => admissionId === id).flatMap(({ partId }) => single.get(partId) ?? []);
  return new Map([...single].map(([id, one]) => [id, { ...one, parts: partsOf(id) }]));
}

/** Exceptions of the exhibition on days for which the admission has none of its own. */
function withoutDays(exhibition: Admission['exhibition'], { openingExceptions }: Row) {
  const own = new Set(openingExceptions.map(({ date }) => date));
  return (exhibition?.openingExceptions ?? []).filter(({ date }) => !own.has(date));
}

/** The admissions that a ticket admits to: its parts, or itself. */
export const admittedTo = (admission: Admission): readonly Admission[] =>
  admission.parts.length > 0 ? admission.parts : [admission];
