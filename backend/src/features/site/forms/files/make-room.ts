import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { queryRows } from '../../../../platform/db/rows';
import { formFiles } from '../../tables';

/** Bytes of files that wait for an entry, of one client and of all: uploads without an entry cannot fill the disk. */
const WAITING_LIMITS = { perClient: 50_000_000, total: 1_000_000_000 };

/**
 * Makes room for a file of up to `bytes` bytes: the client's own oldest waiting files are deleted, then the oldest of
 * the client with the most waiting, so that nobody is refused because of others' files. Returns the ids of deleted
 * rows, whose files the caller deletes.
 */
export function makeRoomForFile(db: Database, client: string, bytes: number): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const gone = await deleteOldest(tx, sql`client = ${client}`, WAITING_LIMITS.perClient - bytes);
    const most = sql`client = (select client from ${formFiles} where entry_id is null group by client
      order by sum(bytes) desc limit 1)`;
    while ((await waitingBytes(tx)) + bytes > WAITING_LIMITS.total) gone.push(...(await deleteOldest(tx, most, 0, 1)));
    return gone;
  });
}

async function waitingBytes(db: Database): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${formFiles.bytes}), 0)::float8` })
    .from(formFiles)
    .where(sql`${formFiles.entryId} is null`);
  return row?.bytes ?? 0;
}

/** Deletes the oldest of these files, until the rest is no more than `bytes`; `limit` of them at most. */
async function deleteOldest(
  db: Database,
  which: ReturnType<typeof sql>,
  bytes: number,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`delete from ${formFiles} where id in (
    select id from (
      select id, created_at, sum(bytes) over (order by created_at desc, id desc) as newer
      from ${formFiles} where entry_id is null and ${which}
    ) as waiting where newer > ${bytes}::float8 order by created_at, id limit ${limit}::bigint
  ) returning id`,
  );
  return rows.map(({ id }) => id);
}
