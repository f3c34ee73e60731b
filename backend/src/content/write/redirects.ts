import type { Database } from '../../db/database';
import { redirects } from '../../db/schema';
import type { RecordOf } from '../schemas/index';
import { countRows, inBatches, takeGiven, wasInserted, type Count } from './batches';

export async function writeRedirects(db: Database, records: readonly RecordOf<'redirects'>[]): Promise<Count> {
  const set = takeGiven(redirects, ['id', 'oldPath']);
  const rows = records.map((redirect) => ({ oldPath: redirect.old_path, newPath: redirect.new_path }));
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(redirects)
        .values(batch)
        .onConflictDoUpdate({ target: redirects.oldPath, set })
        .returning({ created: wasInserted }),
    ),
  );
}
