import type { Language } from '@vestibule/contracts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { formEntries } from '../tables';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { BYTE_ORDER_MARK, tableLines } from '../../../platform/texts/table-file';
import { translator } from '../../../platform/texts/translate';
import { loadFileNames } from './files/claim-files';
import type { FormRow } from './find';

/** Entries that are held in memory at once. */
const BATCH = 500;

type Entry = typeof formEntries.$inferSelect;

/** All entries of a form as CSV, the oldest first, in pieces: a line for the names of its fields, then one an entry. */
export async function* entriesCsv(db: Database, form: FormRow, lang: Language): AsyncGenerator<string> {
  const shown = contentLanguage(lang, form.title);
  const labels = form.fields.map(({ slug, label }) => pick(label, shown) || slug);
  const t = translator(lang);
  yield BYTE_ORDER_MARK + line([t('forms.entries.received'), t('forms.entries.language'), ...labels]);
  for (let last = 0; ;) {
    const entries = await db
      .select()
      .from(formEntries)
      .where(and(eq(formEntries.formId, form.id), gt(formEntries.id, last)))
      .orderBy(asc(formEntries.id))
      .limit(BATCH);
    const files = await loadFileNames(db, entries);
    for (const entry of entries) yield line([entry.createdAt, entry.lang, ...valuesOf(form, entry, files)]);
    if (entries.length < BATCH) return;
    last = entries.at(-1)?.id ?? last;
  }
}

const line = (values: readonly string[]) => tableLines([values]);

/**
 * In the order of the form as it is now; several values of a field are one cell, a ticked box is 1, a file is its name
 * and where it is.
 */
const valuesOf = ({ fields }: FormRow, { values }: Entry, files: ReadonlyMap<string, string>): string[] =>
  fields.map(({ slug }) => {
    const value = values[slug];
    const name = typeof value === 'string' ? files.get(value) : undefined;
    return name === undefined ? cell(value) : `${name} (/api/form-files/${String(value)})`;
  });

function cell(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (value === true) return '1';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
