import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the migrations lie when tests run. */
export const MIGRATIONS = join(__dirname, '../../drizzle');

/**
 * The migrations as they were before one of them, in a folder of their own, which the caller removes.
 *
 * @param name - End of the migration's name.
 */
export async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const index = entries.findIndex(({ tag }) => tag.endsWith(name));
  if (index === -1) throw new Error(`There is no migration ${name}`);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, index) }));
  return folder;
}
