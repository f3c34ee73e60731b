import { FORM_FIELD_TYPES as TYPES } from '@vestibule/contracts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { formFiles } from '../../tables';
import type { FormRow } from '../find';

/** A file that an entry names is not there, or is another entry's: its field. */
export class FileGone extends Error {
  constructor(readonly slug: string) {
    super(`The file of ${slug} is not there`);
  }
}

/** Ties the files that an entry names to it, within its transaction; returns their names by id. Throws FileGone. */
export async function claimFiles(
  tx: Database,
  { fields }: Pick<FormRow, 'fields'>,
  entry: { readonly id: number; readonly values: Readonly<Record<string, unknown>> },
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { slug, type } of fields) {
    const id = type === TYPES.file ? entry.values[slug] : null;
    if (typeof id !== 'string') continue;
    const [file] = await tx
      .update(formFiles)
      .set({ entryId: entry.id, client: '' })
      .where(and(eq(formFiles.id, id), isNull(formFiles.entryId)))
      .returning({ name: formFiles.name });
    if (!file) throw new FileGone(slug);
    names.set(id, file.name);
  }
  return names;
}

/** Names of the files of entries, by their ids. */
export async function loadFileNames(db: Database, entries: readonly { readonly id: number }[]) {
  if (entries.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ id: formFiles.id, name: formFiles.name })
    .from(formFiles)
    .where(
      inArray(
        formFiles.entryId,
        entries.map(({ id }) => id),
      ),
    );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
