import type { Database } from '../../db/database';
import { forms } from '../../db/schema';
import { byText, compact } from './compact';

/** Forms without what visitors have sent: that is theirs, and no content. */
export async function exportForms(db: Database): Promise<Record<string, unknown>[]> {
  const rows = await db.select().from(forms);
  return rows
    .sort((a, b) => byText(a.key, b.key))
    .map(({ id: _, fields, ...form }) =>
      compact({
        ...form,
        fields: fields.map(({ choices, ...field }) =>
          compact({ ...field, choices: choices.map((choice) => compact({ ...choice })) }),
        ),
      }),
    );
}
