import type { Database } from '../../db/database';
import { forms } from '../../db/schema';
import type { RecordOf } from '../schemas/index';
import { countRows, inBatches, takeGiven, wasInserted, type Count } from './batches';
import { safeHtml } from './texts';

/** Forms with their fields; what visitors have sent stays, whatever becomes of the fields. */
export async function writeForms(db: Database, records: readonly RecordOf<'forms'>[]): Promise<Count> {
  const rows = records.map((form) => ({
    key: form.key,
    title: form.title,
    intro: safeHtml(form.intro),
    email: form.email ?? '',
    fields: form.fields.map((field) => ({
      slug: field.slug,
      type: field.type,
      label: field.label,
      required: field.required ?? false,
      visible: field.visible ?? true,
      choices: (field.choices ?? []).map(({ value, label }) => ({ value, label: label ?? {} })),
      default: field.default ?? null,
      placeholder: field.placeholder ?? {},
      help: field.help ?? {},
    })),
  }));
  const set = takeGiven(forms, ['id', 'key']);
  return countRows(
    await inBatches(rows, (batch) =>
      db.insert(forms).values(batch).onConflictDoUpdate({ target: forms.key, set }).returning({ created: wasInserted }),
    ),
  );
}
