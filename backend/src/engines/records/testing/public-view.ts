import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { mails } from '../../mail/tables';
import type { TestApp } from '../../../testing/test-app';
import { tableOf } from '../record-tables';

const LISTS = [
  'rooms',
  'exhibition-types',
  'event-tags',
  'series',
  'genres',
  'teasers',
  'opening-hours',
  'events',
  'persons',
  'team',
  'venues',
  'articles',
  'articles-teaser',
  'article-categories',
  'article-tags',
  'productions',
  'exhibitions',
  'exhibitions/?view=archive',
  'seasons',
  'articles/feed.rss',
  'search/?q=Artikel',
  'search/?q=Besuch',
  'search/autocomplete/?q=Ab',
  'breaking-news',
  'museum',
];
const PAGE_CALLS = ['nav', 'settings', 'redirect', 'page/', 'page/besuch', 'container/by-slug/hinweise'];
const DETAILS = ['events', 'productions', 'exhibitions', 'articles', 'persons', 'venues', 'series', 'forms'] as const;

/** Addresses that visitors can ask for: lists, and each record by its id. */
export async function publicAddresses(db: Database): Promise<readonly string[]> {
  const lists = LISTS.map((name) => `/de/api/${name}${name.includes('?') || name.includes('feed') ? '' : '/'}`);
  const details = await Promise.all(
    DETAILS.map(async (kind) => (await idsOf(db, kind)).map((id) => `/de/api/${kind}/${id}/`)),
  );
  const seats = (await idsOf(db, 'events')).map((id) => `/de/api/events/${id}/tickets/`);
  const pageCalls = PAGE_CALLS.map((name) => `/de/pageeditor-api/${name}`);
  return [...lists, ...pageCalls, '/api/sitemap/', ...details.flat(), ...seats];
}

/** Ids of all records of a kind. */
export const idsOf = async (db: Database, kind: RecordKind): Promise<readonly number[]> => {
  const { table, where } = tableOf(kind);
  const rows = await db
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(where)
    .orderBy(table.id);
  return rows.map(({ id }) => id);
};

let looks = 0;
/** Public responses of all addresses, and the mails that wait to be sent. */
export async function publicView(
  { db, visitor: open }: TestApp,
  addresses: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  looks += 1;
  const visitor = open({ 'x-forwarded-for': `10.8.${looks >> 8}.${looks & 255}` });
  const found: Record<string, string> = {};
  for (const address of addresses) {
    const { statusCode, body } = await visitor.get(address);
    found[address] = `${statusCode} ${body}`;
  }
  found['mails'] = JSON.stringify(await queryRows(db, sql`select * from ${mails} order by 1`));
  return found;
}
