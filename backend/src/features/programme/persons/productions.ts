import type { Language, PersonDetail } from '@vestibule/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { productionPersons, productions } from '../../../engines/records/tables';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';

/** The productions that a person has a part in. */
export async function loadProductions(
  db: Database,
  personId: number,
  asked: Language,
): Promise<PersonDetail['productions']> {
  const rows = await db
    .select({ id: productions.id, title: productions.title })
    .from(productionPersons)
    .innerJoin(productions, eq(productions.id, productionPersons.productionId))
    .where(eq(productionPersons.personId, personId))
    .orderBy(asc(productions.id));
  return rows.map((row) => {
    const lang = contentLanguage(asked, row.title);
    return { id: row.id, lang, title: pick(row.title, lang), slug: recordSlug('production', row, asked) };
  });
}
