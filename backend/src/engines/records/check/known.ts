import type { AddressOwner } from '../pages/remote-addresses';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { eq } from 'drizzle-orm';
import type { Localised } from '@vestibule/contracts/languages';
import { asText } from '../../../platform/db/documents';
import type { Database } from '../../../platform/db/database';
import type { FileType } from '@vestibule/contracts/schemas/media';
import { mediaFiles, media } from '../../media/tables';
import {
  admissions,
  events,
  exhibitions,
  pages,
  persons,
  productions,
  records,
  redirects,
  rooms,
  seatPlans,
  series,
  venues,
} from '../tables';

/** A voucher's code as buyers may type it: the case of its letters does not count. */
export const foldedCode = (code: unknown): string => asText(code).trim().toUpperCase();

/** Records of the database, as far as the records of a pack may refer to them or clash with them. */
export interface Known {
  /** Keys of records that others refer to by them. */
  readonly keys: ReadonlyMap<RecordKind, ReadonlySet<string>>;
  /** Name → key, of records that others refer to by their names. */
  readonly names: ReadonlyMap<RecordKind, ReadonlyMap<string, string>>;
  readonly media: ReadonlySet<string>;
  readonly files: ReadonlyMap<string, FileType>;
  /** Key → rows, of plans of seats. */
  readonly seatPlans: ReadonlyMap<string, string>;
  /** Ticket-system id → key of its event. */
  readonly idJets: ReadonlyMap<string, string>;
  readonly pages: readonly KnownPage[];
  readonly redirects: ReadonlyMap<string, string>;
  /** Code in capital letters → key, of vouchers. */
  readonly voucherCodes: ReadonlyMap<string, string>;
  readonly ownerOf: AddressOwner;
}
interface KnownPage {
  readonly key: string;
  readonly parent: string | undefined;
  readonly slug: Localised;
  readonly title: Localised;
  readonly isOnline: boolean;
}

const keysOf = async (
  db: Database,
  table: typeof persons | typeof productions | typeof exhibitions | typeof admissions | typeof events,
) => new Set((await db.select({ key: table.key }).from(table)).map((row) => row.key));
const namesOf = async (db: Database, table: typeof venues | typeof rooms | typeof series) =>
  new Map((await db.select({ name: table.name, key: table.key }).from(table)).map((row) => [row.name, row.key]));

/** `ownerOf` knows the addresses of remotes' pages; without it none are known. */
export async function loadKnown(db: Database, ownerOf: AddressOwner = () => undefined): Promise<Known> {
  const pageRows = await db
    .select({
      id: pages.id,
      key: pages.key,
      parentId: pages.parentId,
      slug: pages.slug,
      title: pages.title,
      isOnline: pages.isOnline,
    })
    .from(pages);
  const keyOf = new Map(pageRows.map((page) => [page.id, page.key]));
  const tickets = await db.select({ key: events.key, idJet: events.idJet }).from(events);
  const plans = new Map((await db.select().from(seatPlans)).map(({ key, rows }) => [key, rows]));
  return {
    keys: new Map([
      ['persons', await keysOf(db, persons)],
      ['productions', await keysOf(db, productions)],
      ['exhibitions', await keysOf(db, exhibitions)],
      ['admissions', await keysOf(db, admissions)],
      ['events', await keysOf(db, events)],
      ['seat_plans', new Set(plans.keys())],
    ]),
    names: new Map([
      ['venues', await namesOf(db, venues)],
      ['rooms', await namesOf(db, rooms)],
      ['series', await namesOf(db, series)],
    ]),
    media: new Set((await db.select({ file: media.file }).from(media)).map((row) => row.file)),
    files: new Map((await db.select().from(mediaFiles)).map(({ file, type }) => [file, type])),
    seatPlans: plans,
    idJets: new Map(tickets.flatMap((row) => (row.idJet === null ? [] : [[row.idJet, row.key] as const]))),
    pages: pageRows.map((page) => ({
      key: page.key,
      parent: page.parentId === null ? undefined : keyOf.get(page.parentId),
      slug: page.slug,
      title: page.title,
      isOnline: page.isOnline,
    })),
    redirects: new Map(
      (await db.select({ from: redirects.oldPath, to: redirects.newPath }).from(redirects)).map((row) => [
        row.from,
        row.to,
      ]),
    ),
    voucherCodes: new Map(
      (await db.select().from(records).where(eq(records.kind, 'vouchers'))).map(({ data, identity }) => [
        foldedCode(data['code']),
        identity,
      ]),
    ),
    ownerOf,
  };
}
