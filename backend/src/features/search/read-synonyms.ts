import type { Language } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/rows';
import { records } from '../../engines/records/tables';
import { foldQuery } from '../../engines/search/fold-query';
import type { SynonymRule } from '../../engines/search/synonyms';

/** Synonyms and stop words of a language, from the editors' records of this kind (`shared-contracts/src/records`). */
export async function readSynonyms(db: Database, lang: Language): Promise<readonly SynonymRule[]> {
  const rows = await queryRows<{ typed: string; means: string | null }>(
    db,
    sql`select data ->> 'typed' as typed, data ->> 'means' as means from ${records}
      where kind = 'synonyms' and data ->> 'language' = ${lang} order by id`,
  );
  return rows.flatMap(({ typed, means }) =>
    phrasesIn(typed).map((words) => ({ typed: words, means: phrasesIn(means ?? '') })),
  );
}

/** Folded words of each part of a list that commas separate. */
const phrasesIn = (list: string): readonly (readonly string[])[] =>
  list
    .split(',')
    .map(foldQuery)
    .filter((words) => words.length > 0);
