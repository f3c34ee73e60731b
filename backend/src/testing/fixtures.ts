import { randomUUID } from 'node:crypto';
import type { Localised } from '@vestibule/contracts';
import { hashPassword } from '../platform/auth/password';
import { eventTimes, type GivenTimes } from '../engines/records/local-time';
import type { Database } from '../platform/db/database';
import { customers } from '../platform/auth/customer-tables';
import { events, modules, pages, prices, quotas, rooms, seatGroups, terms, timeslots } from '../engines/records/tables';
import { media } from '../engines/media/tables';
import { users } from '../platform/auth/user-tables';

export const EDITOR = { email: 'editor@example.org', password: 'a-good-password' } as const;

const first = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was inserted');
  return row;
};

export async function addEditor(db: Database, role = 'editor', email: string = EDITOR.email): Promise<number> {
  const values = {
    email,
    username: 'editor',
    firstName: 'Edda',
    lastName: 'Tor',
    passwordHash: await hashPassword(EDITOR.password),
    role,
  };
  return first(await db.insert(users).values(values).returning()).id;
}

/** Somebody who buys tickets, with the editor's password. */
export async function addCustomer(db: Database, email: string): Promise<number> {
  const passwordHash = await hashPassword(EDITOR.password);
  const values = { email, passwordHash, firstName: 'Ida', lastName: 'Kaufmann' };
  return first(await db.insert(customers).values(values).returning()).id;
}

export type EventFixture = Partial<Omit<typeof events.$inferInsert, 'title'>> &
  GivenTimes & { readonly title: Localised };

/** An event online; times as a content pack gives them. */
export async function addEvent(
  db: Database,
  { date_start, date_end, duration_minutes, timezone, ...values }: EventFixture,
): Promise<number> {
  const times = eventTimes({ date_start, date_end, duration_minutes, timezone });
  return first(
    await db
      .insert(events)
      .values({ key: randomUUID(), ...times, ...values })
      .returning(),
  ).id;
}

export async function addTerm(
  db: Database,
  kind: (typeof terms.$inferInsert)['kind'],
  name: string,
  showInFilter = true,
): Promise<number> {
  return first(
    await db
      .insert(terms)
      .values({ kind, name, slug: name.toLowerCase(), title: { de: name }, showInFilter })
      .returning(),
  ).id;
}

export async function addRoom(db: Database, name: string): Promise<number> {
  return first(
    await db
      .insert(rooms)
      .values({ key: name, name, title: { de: name } })
      .returning(),
  ).id;
}

export async function addPicture(db: Database, file: string): Promise<void> {
  await db.insert(media).values({
    file,
    hash: file.padEnd(64, '0').replace(/[^0-9a-f]/g, 'a'),
    width: 1600,
    height: 900,
    alt: { de: `Bild ${file}` },
    color: '#aabbcc',
  });
}

export interface SeatsFixture {
  readonly capacity: number;
  readonly held?: number;
  readonly slots?: readonly string[];
  readonly prices?: readonly { readonly price: string; readonly text?: string | Localised }[];
}

/** A seat group; with `slots` each of them has the capacity. Returns the ids of its quotas. */
export async function addSeats(
  db: Database,
  eventId: number,
  { capacity, held = 0, slots, prices: list = [{ price: '12.00' }] }: SeatsFixture,
): Promise<{ groupId: number; quotaIds: number[]; priceIds: number[] }> {
  const newQuota = async () => first(await db.insert(quotas).values({ capacity, held }).returning()).id;
  const groupQuota = slots ? null : await newQuota();
  const groupId = first(
    await db
      .insert(seatGroups)
      .values({ eventId, key: randomUUID(), name: { de: 'Saal', en: 'Hall' }, quotaId: groupQuota })
      .returning(),
  ).id;
  const priceIds: number[] = [];
  for (const [position, { price, text = 'Vollpreis' }] of list.entries()) {
    const row = {
      seatGroupId: groupId,
      position,
      name: { de: 'Erwachsene', en: 'Adults' },
      text: typeof text === 'string' ? { de: text } : text,
      price,
      saleType: position + 1,
    };
    priceIds.push(first(await db.insert(prices).values(row).returning()).id);
  }
  const quotaIds = groupQuota === null ? [] : [groupQuota];
  for (const timeStart of slots ?? []) {
    const quotaId = await newQuota();
    quotaIds.push(quotaId);
    await db.insert(timeslots).values({ seatGroupId: groupId, timeStart, quotaId });
  }
  return { groupId, quotaIds, priceIds };
}

export async function addPage(
  db: Database,
  path: Localised,
  values: Partial<typeof pages.$inferInsert> = {},
): Promise<number> {
  return first(
    await db
      .insert(pages)
      .values({ key: randomUUID(), path, title: { de: `Seite ${path.de ?? ''}` }, ...values })
      .returning(),
  ).id;
}

export async function addModule(
  db: Database,
  model: string,
  values: Partial<typeof modules.$inferInsert>,
): Promise<number> {
  return first(
    await db
      .insert(modules)
      .values({ key: randomUUID(), model, ...values })
      .returning(),
  ).id;
}
