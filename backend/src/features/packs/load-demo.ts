import { today } from '@vestibule/contracts/dates';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { MediaStore } from '../../engines/media/store/media-store';
import { documents } from '../../platform/db/tables';
import { events, exhibitions, teasers } from '../../engines/records/tables';
import type { Database } from '../../platform/db/database';
import { materialiseDemoPack } from './demo/materialise';
import { indexRecords } from '../../engines/search/write/index-records';
import { importPack, type ImportResult } from './import-pack';
import type { Progress } from './progress';
import { eventTimes } from '../../engines/records/local-time';
import { shiftExhibition } from '../../engines/records/exhibitions/shift-exhibition';
import { shiftDay, weeksUntilRunning } from '../../engines/records/shift';

export interface DemoRequest {
  readonly db: Database;
  readonly dataDir: string;
  readonly mediaStore: MediaStore;
  /** Folder of the demo pack in the repository (backend/demo). */
  readonly sourceDir: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onProgress?: (progress: Progress) => void;
}

/** True for a database that nothing was imported into yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  const [settings] = await db.select({ name: documents.name }).from(documents).where(eq(documents.name, 'settings'));
  const [event] = await db.select({ id: events.id }).from(events).limit(1);
  return settings === undefined && event === undefined;
}

/**
 * Fills the database with the demo pack, dated so that its first event falls in the 7 days that end today. Throws when
 * the pack is not right.
 */
export async function loadDemo({
  db,
  dataDir,
  mediaStore,
  sourceDir,
  now,
  onProgress,
}: DemoRequest): Promise<ImportResult> {
  onProgress?.({ step: 'demo pictures', done: 0, total: 1 });
  const dir = await materialiseDemoPack(sourceDir, join(dataDir, 'demo-pack'));
  const result = await importPack({
    db,
    mediaStore,
    dir,
    now,
    options: { shift: true, isDemo: true },
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  if (!result.ok) throw new Error(`The demo pack has errors:\n${result.errors.join('\n')}`);
  return result;
}

/**
 * Moves the demo's events, exhibitions and teasers on by whole weeks when the first event is a week past or more.
 * Returns by how many weeks.
 */
export async function shiftDemo({ db, now }: { readonly db: Database; readonly now: number }): Promise<number> {
  const [row] = await db
    .select({ first: sql<string | null>`min(${events.localStart})` })
    .from(events)
    .where(eq(events.isDemo, true));
  const first = row?.first?.slice(0, 10);
  const weeks = first === undefined ? 0 : weeksUntilRunning(first, today(now));
  if (weeks <= 0) return 0;
  await db.transaction(async (tx) => {
    const demo = await tx
      .select({
        id: events.id,
        start: events.localStart,
        end: events.localEnd,
        allDay: events.allDay,
        timezone: events.timezone,
        minutes: events.durationMinutes,
      })
      .from(events)
      .where(eq(events.isDemo, true));
    for (const event of demo) {
      const day = (local: string) => (event.allDay ? local.slice(0, 10) : local);
      const times = eventTimes(
        {
          date_start: day(event.start),
          timezone: event.timezone,
          ...(event.minutes === null
            ? event.end === null
              ? {}
              : { date_end: day(event.end) }
            : { duration_minutes: event.minutes }),
        },
        weeks,
      );
      await tx.update(events).set(times).where(eq(events.id, event.id));
    }
    await indexRecords(
      tx,
      'events',
      demo.map(({ id }) => id),
    );
    const demoExhibitions = await tx.select().from(exhibitions).where(eq(exhibitions.isDemo, true));
    for (const exhibition of demoExhibitions)
      await tx.update(exhibitions).set(shiftExhibition(exhibition, weeks)).where(eq(exhibitions.id, exhibition.id));
    await indexRecords(
      tx,
      'exhibitions',
      demoExhibitions.map(({ id }) => id),
    );
    const demoTeasers = await tx
      .select({ id: teasers.id, position: teasers.position })
      .from(teasers)
      .where(eq(teasers.isDemo, true));
    for (const teaser of demoTeasers)
      await tx
        .update(teasers)
        .set({ position: shiftDay(teaser.position, weeks) })
        .where(eq(teasers.id, teaser.id));
  });
  return weeks;
}
