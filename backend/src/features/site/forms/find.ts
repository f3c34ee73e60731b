import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { forms } from '../../../engines/records/tables';

export type FormRow = typeof forms.$inferSelect;

/** A form by its id. */
export async function findForm(db: Database, id: number | undefined): Promise<FormRow | undefined> {
  if (id === undefined) return undefined;
  const [row] = await db.select().from(forms).where(eq(forms.id, id));
  return row;
}

/** A form that visitors see, by its id. */
export async function findPublicForm(db: Database, id: number | undefined): Promise<FormRow | undefined> {
  const form = await findForm(db, id);
  return form?.isOnline === true ? form : undefined;
}
