import { today } from '@vestibule/contracts/dates';
import type { MediaStore } from '../../engines/media/store/media-store';
import type { Database } from '../../platform/db/database';
import { settle } from '../../platform/db/settle';
import { checkPack } from '../../engines/records/check/check-pack';
import { loadKnown } from '../../engines/records/check/known';
import type { AddressOwner } from '../../engines/records/pages/remote-addresses';
import { readPack } from './read/read-pack';
import { formatProblems, Problems } from '../../engines/records/problems';
import type { Progress } from './progress';
import { weeksUntilCurrent, weeksUntilRunning } from '../../engines/records/shift';
import type { Count } from '../../platform/db/batches';
import { hashAll } from './write/files';
import { copyMedia, measureAll } from './write/media';
import { writePack } from './write/write-pack';

export interface ImportOptions {
  /** Check everything, write nothing. */
  readonly dryRun?: boolean;
  /** Import the valid lines even when others are wrong. */
  readonly skipBad?: boolean;
  /** Leave out fields that the format does not know, as another system's export has them; else they are errors. */
  readonly ignoreUnknown?: boolean;
  /** Move dates of events, exhibitions and teasers by whole weeks: the first event falls in the coming 7 days. */
  readonly shift?: boolean;
  /** Mark events and teasers as demo content, whose dates follow the calendar. */
  readonly isDemo?: boolean;
}
export interface ImportRequest {
  readonly db: Database;
  readonly mediaStore: MediaStore;
  /** Folder of the pack. */
  readonly dir: string;
  readonly options?: ImportOptions;
  /** Knows the addresses of remotes' pages, so that redirects from them are reported. */
  readonly ownerOf?: AddressOwner;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onProgress?: (progress: Progress) => void;
}
export interface ImportResult {
  /** False when there are errors and `skipBad` was not set: then nothing was imported. */
  readonly ok: boolean;
  readonly dryRun: boolean;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Numbers of records by kind that were or, in a dry run, would be written. */
  readonly counts: Readonly<Record<string, Count>>;
  /** Whole weeks that dates were moved by. */
  readonly weeks: number;
}

/** Ends the transaction of a dry run. */
class RolledBack extends Error {
  constructor(readonly counts: Record<string, Count>) {
    super('A dry run writes nothing');
  }
}

/**
 * Imports a pack: all of it in one transaction, or nothing (docs/content-pack.md). Throws only when the folder is
 * missing or the database fails.
 */
export async function importPack({
  db,
  mediaStore,
  dir,
  options = {},
  ownerOf,
  now,
  onProgress = () => undefined,
}: ImportRequest): Promise<ImportResult> {
  const problems = new Problems(options.ignoreUnknown);
  onProgress({ step: 'read', done: 0, total: 1 });
  const pack = await readPack(dir, problems);
  const media = await measureAll(pack.media.pictures, problems, (done) =>
    onProgress({ step: 'pictures', done, total: pack.media.pictures.length }),
  );
  const files = await hashAll(pack.media.files);
  const times = checkPack(pack, await loadKnown(db, ownerOf), problems);
  const answer = (counts: Record<string, Count>, ok: boolean, weeks: number): ImportResult => ({
    ok,
    dryRun: options.dryRun === true,
    errors: formatProblems(problems.errors, 5),
    warnings: formatProblems(problems.warnings, 1),
    counts,
    weeks,
  });
  if (problems.errors.length > 0 && options.skipBad !== true) return answer({}, false, 0);

  const first = [...times.values()].map((time) => time.localStart.slice(0, 10)).sort()[0];
  // The demo's programme is already running, so that a site that was just started has something on tonight.
  const weeksFor = options.isDemo === true ? weeksUntilRunning : weeksUntilCurrent;
  const weeks = options.shift === true && first !== undefined ? weeksFor(first, today(now)) : 0;
  const write = (tx: Database) =>
    writePack(tx, pack, { media, files, times, weeks, isDemo: options.isDemo === true, now, problems, onProgress });
  try {
    const counts = await db.transaction(async (tx) => {
      const written = await write(tx);
      if (options.dryRun === true) throw new RolledBack(written);
      await copyMedia(
        [...media.map(({ measured, ...entry }) => ({ ...entry, hash: measured.hash })), ...files],
        mediaStore,
      );
      return written;
    });
    await settle(db);
    return answer(counts, problems.errors.length === 0 || options.skipBad === true, weeks);
  } catch (error) {
    if (error instanceof RolledBack)
      return answer(error.counts, problems.errors.length === 0 || options.skipBad === true, weeks);
    throw error;
  }
}
