import type { EventDetail, Language } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import { exhibitions } from '../../../engines/records/tables';
import type { Database } from '../../../platform/db/database';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';

/** The exhibition that an event or an article names, for a link to its page; null while visitors do not see it. */
export async function linkedExhibition(
  db: Database,
  id: number | null,
  asked: Language,
): Promise<EventDetail['exhibition']> {
  if (id === null) return null;
  const [row] = await db
    .select({ id: exhibitions.id, title: exhibitions.title })
    .from(exhibitions)
    .where(and(eq(exhibitions.id, id), exhibitions.isOnline));
  if (!row) return null;
  const title = pick(row.title, contentLanguage(asked, row.title));
  return { id: row.id, title, slug: recordSlug('exhibition', row, asked) };
}
