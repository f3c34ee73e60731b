import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../platform/db/database';
import type { Count } from '../../../platform/db/batches';
import { References } from '../../../engines/records/references';
import { writeRecords } from '../../../engines/records/write-records';
import type { EventTimes } from '../../../engines/records/local-time';
import type { Pack } from '../../../engines/records/pack';
import type { Problems } from '../../../engines/records/problems';
import type { Progress } from '../progress';
import { linesOf } from '../../../engines/records/check/check-records';
import { writeFiles, type HashedFile } from './files';
import { writeNavigation, writeSettings } from './documents';
import { writeMedia, type MeasuredEntry } from './media';
import { indexPack } from '../../../engines/records/search/index-pack';

export interface PackContext {
  readonly media: readonly MeasuredEntry[];
  readonly files: readonly HashedFile[];
  readonly times: ReadonlyMap<string, EventTimes>;
  readonly weeks: number;
  readonly isDemo: boolean;
  readonly now: number;
  readonly problems: Problems;
  readonly onProgress: (progress: Progress) => void;
}

/** Writes everything of a checked pack; call it in a transaction. Returns how much of each kind was new. */
export async function writePack(db: Database, pack: Pack, context: PackContext): Promise<Record<string, Count>> {
  const { records } = pack;
  const references = new References(db);
  const counts: Record<string, Count> = {};
  const note = (kind: string, count: Count) => {
    if (count.created + count.updated > 0) counts[kind] = count;
    context.onProgress({ step: kind, done: 1, total: 1 });
  };
  note('media', await writeMedia(db, context.media));
  note('files', await writeFiles(db, context.files));
  let eventIds: readonly number[] = [];
  for (const kind of RECORD_KINDS) {
    const given = linesOf(records, kind).map(({ value }) => value);
    const onProgress = (done: number) => context.onProgress({ step: kind, done, total: given.length });
    const written = await writeRecords(db, kind, given, { ...context, references }, onProgress);
    if (kind === 'events') eventIds = written.ids;
    note(kind, written.count);
  }
  if (pack.settings !== undefined) note('settings', await writeSettings(db, pack.settings));
  if (pack.navigation !== undefined) note('navigation', await writeNavigation(db, pack.navigation));
  context.onProgress({ step: 'search', done: 0, total: 1 });
  await indexPack(db, records, eventIds);
  context.onProgress({ step: 'search', done: 1, total: 1 });
  for (const [word, created] of references.created) counts[`${word} by name`] = { created, updated: 0 };
  return counts;
}
