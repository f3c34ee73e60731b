import { mediaBelow } from '../../../engines/media/store/folder-media';
import type { Database } from '../../../platform/db/database';
import type { Connection } from '../../../platform/db/connect';
import { articles, events, modules, pages, persons, rooms, terms } from '../../../engines/records/tables';
import { documents } from '../../../platform/db/tables';
import { emptyDatabase } from '../../../testing/memory-database';
import { importPack, type ImportOptions } from '../import-pack';
import { removeFolders, temporaryFolder, writePackFiles, type PackFixture } from './pack';

/** When packs are imported: a Saturday in November, at noon of the house. */
export const NOW = Date.UTC(2026, 10, 21, 11);

/** A database that each test of the file finds empty, and imports into it. Call it outside of the tests. */
export function importKit() {
  let connection: Connection;
  let dataDir: string;
  beforeAll(async () => {
    connection = await emptyDatabase();
    dataDir = await temporaryFolder();
  });
  afterAll(async () => {
    await connection.close();
    await removeFolders();
  });
  beforeEach(() =>
    connection.db.transaction(async (tx) => {
      for (const table of [events, articles, persons, modules, pages, rooms, terms, documents]) await tx.delete(table);
    }),
  );
  const importDir = (dir: string, options: ImportOptions = {}) =>
    importPack({ db: connection.db, mediaStore: mediaBelow(dataDir), dir, options, now: NOW });
  return {
    get db(): Database {
      return connection.db;
    },
    get dataDir(): string {
      return dataDir;
    },
    importDir,
    load: async (kinds: PackFixture, options: ImportOptions = {}, files: Record<string, object> = {}) =>
      importDir(await writePackFiles(kinds, files), options),
  };
}

/** An event that a pack may have, with the fields of the test. */
export const packEvent = (more: object = {}) => ({
  key: 'e1',
  title: { de: 'Orgelnacht' },
  date_start: '2026-11-25T19:30',
  ...more,
});
