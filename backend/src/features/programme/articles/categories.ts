import type { ArticleCategory, ArticleTag, Language } from '@vestibule/contracts';
import { count, eq, exists, and, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { articles, articleTags, terms } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { publicArticles } from './public-articles';
import { byName } from '../../../platform/texts/by-name';

type Term = Pick<typeof terms.$inferSelect, 'id' | 'name' | 'slug' | 'title'>;

/** A category in responses; style sheets identify it by its slug. */
export const presentCategory = (term: Term, lang: Language): ArticleCategory => ({
  id: term.id,
  name: nameOf(term, lang),
  style_name: term.slug,
  slug: term.slug,
});

/** Categories that have articles, by name: no link leads to an empty list. */
export async function listCategories(db: Database, lang: Language, now: number): Promise<ArticleCategory[]> {
  const used = db
    .select({ one: sql`1` })
    .from(articles)
    .where(and(eq(articles.categoryId, terms.id), publicArticles(now)));
  const rows = await db
    .select()
    .from(terms)
    .where(and(eq(terms.kind, 'category'), exists(used)));
  return byName(
    rows.map((row) => presentCategory(row, lang)),
    lang,
  );
}

/** Tags that articles have, in the order of their names in this language. */
export async function listTags(db: Database, lang: Language, now: number): Promise<ArticleTag[]> {
  const rows = await db
    .select({ id: terms.id, name: terms.name, slug: terms.slug, title: terms.title, count: count() })
    .from(terms)
    .innerJoin(articleTags, eq(articleTags.termId, terms.id))
    .innerJoin(articles, and(eq(articles.id, articleTags.articleId), publicArticles(now)))
    .groupBy(terms.id);
  const tags = rows.map((row) => ({ id: row.id, slug: row.slug, name: nameOf(row, lang), count: row.count }));
  return byName(tags, lang);
}
