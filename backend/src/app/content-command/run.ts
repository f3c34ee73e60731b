import { ALL_TAGS } from '@vestibule/contracts/tags';
import { resolve } from 'node:path';
import { isSiteError } from '@vestibule/contracts';
import { openMedia } from '../../engines/media/store/open-media';
import type { MediaStore } from '../../engines/media/store/media-store';
import { readRunning } from '../announce';
import { readConfig, type Config } from '../config';
import { registerFeatures } from '../features';
import { connect } from '../../platform/db/connect';
import { fillIndex } from '../../engines/search/write/fill-index';
import type { Database } from '../../platform/db/database';
import { takeLock } from '../../platform/lock';
import { createPurge } from '../../platform/purge';
import { exportPack, type ExportResult } from '../../features/packs/export-pack';
import { importPack, type ImportResult } from '../../features/packs/import-pack';
import type { Progress } from '../../features/packs/progress';
import { readArguments, USAGE, UsageError, type Command } from './arguments';
import { askBackend } from './over-http';
import { progressLine, type Output } from './progress-line';
import { exportSummary, importSummary } from './summary';

type Work = Exclude<Command, { name: 'help' }>;
type OnProgress = (progress: Progress) => void;

/** Opens the database itself; holds the lock meanwhile, so that no backend starts on the same files. */
async function withDatabase<T>(config: Config, work: (db: Database, mediaStore: MediaStore) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl, migrationsDir } = config;
  const lock = databaseUrl === undefined ? await takeLock(dataDir, { port: 0, token: '' }) : undefined;
  try {
    const { db, migrate, close } = await connect({ databaseUrl, dataDir });
    try {
      await migrate(migrationsDir);
      registerFeatures();
      await fillIndex(db);
      return await work(db, await openMedia(dataDir, config.mediaUrl));
    } finally {
      await close();
    }
  } finally {
    await lock?.release();
  }
}

async function perform<T>(
  config: Config,
  command: Work,
  work: (db: Database, mediaStore: MediaStore) => Promise<T>,
  onProgress: OnProgress,
): Promise<T> {
  const backend = await readRunning(config);
  const body = command.name === 'import' ? { dir: command.dir, options: command.options } : { dir: command.dir };
  const answer = backend === undefined ? undefined : await askBackend<T>(backend, command.name, body, onProgress);
  return answer ?? withDatabase(config, work);
}

/** An import without a running backend purges the gateway itself, where its address is known. */
function purgeFor({ databaseUrl, purgeUrl, internalToken }: Config, err: Output): () => Promise<void> {
  const warn = (reason: string) =>
    void err.write(
      `warning  ${reason}: a gateway that runs shows what was before until its pages go stale (docs/operations.md)\n`,
    );
  // Where an embedded database is open to this process there is no backend, and no gateway that could show anything.
  if (purgeUrl === undefined && databaseUrl !== undefined)
    return async () => warn('No backend runs with this DATA_DIR, and PURGE_URL is not set');
  const purge = createPurge({
    url: purgeUrl,
    token: internalToken ?? '',
    log: { warn: (_what: unknown, message?: string) => warn(message ?? 'The gateway was not notified') },
  });
  return () => purge(ALL_TAGS);
}

async function runImport(
  config: Config,
  command: Extract<Work, { name: 'import' }>,
  onProgress: OnProgress,
  err: Output,
): Promise<ImportResult> {
  const { dir, options } = command;
  return perform(
    config,
    command,
    async (db, mediaStore) => {
      const result = await importPack({ db, mediaStore, dir, options, now: Date.now(), onProgress });
      if (Object.keys(result.counts).length > 0 && !result.dryRun) await purgeFor(config, err)();
      return result;
    },
    onProgress,
  );
}

const runExport = (
  config: Config,
  command: Extract<Work, { name: 'export' }>,
  onProgress: OnProgress,
): Promise<ExportResult> =>
  perform(
    config,
    command,
    (db, mediaStore) => exportPack({ db, mediaStore, dir: command.dir, onProgress }),
    onProgress,
  );

/** The content command. Returns the exit status: 0 when all went well, else 1. */
export async function run(argv: readonly string[], env: NodeJS.ProcessEnv, out: Output, err: Output): Promise<number> {
  const line = progressLine(out);
  try {
    const given = readArguments(argv);
    if (given.name === 'help') {
      out.write(USAGE);
      return 0;
    }
    const config = readConfig(env);
    const dir = resolve(given.dir);
    if (given.name === 'export') {
      const result = await runExport(config, { ...given, dir }, line.show);
      line.clear();
      out.write(exportSummary(result, dir));
      return 0;
    }
    const result = await runImport(config, { ...given, dir }, line.show, err);
    line.clear();
    (result.errors.length > 0 ? err : out).write(importSummary(result));
    return result.errors.length > 0 ? 1 : 0;
  } catch (error) {
    line.clear();
    if (error instanceof UsageError) {
      err.write(`${error.message}\n\n${USAGE}`);
      return 1;
    }
    err.write(
      `${error instanceof Error ? error.message : String(error)}\n${isSiteError(error) || !(error instanceof Error) ? '' : causeOf(error)}`,
    );
    return 1;
  }
}

/** The database's own words, which drivers wrap. */
const causeOf = (error: Error) => (error.cause instanceof Error ? `${error.cause.message}\n` : '');
