import type { ArticleListItem, Language } from '@vestibule/contracts';
import { and, count, desc, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { articles, articleTags, terms } from '../../../engines/records/tables';
import { loadPictures } from '../../../engines/media/pictures/present';
import { publicArticles } from './public-articles';
import { presentArticle } from './present';

export interface ArticleChoice {
  readonly category?: number | undefined;
  readonly tag?: number | undefined;
  readonly exhibition?: number | undefined;
  readonly page: number;
  readonly page_size: number;
}

/** A day to sort by: an article that has none is older than all others. */
export const articleDay = sql<string>`coalesce(${articles.date}, '0001-01-01')`;

/** Articles with their categories. */
export const selectArticles = (db: Database) =>
  db.select({ article: articles, category: terms }).from(articles).leftJoin(terms, eq(terms.id, articles.categoryId));

/** A page of articles, the newest first. */
export async function listArticles(
  db: Database,
  choice: ArticleChoice,
  lang: Language,
  now: number,
): Promise<{ count: number; results: ArticleListItem[] }> {
  const { category, tag, exhibition, page, page_size } = choice;
  const where = and(
    publicArticles(now),
    category === undefined ? undefined : eq(articles.categoryId, category),
    exhibition === undefined ? undefined : eq(articles.exhibitionId, exhibition),
    tag === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(articleTags)
            .where(and(eq(articleTags.articleId, articles.id), eq(articleTags.termId, tag))),
        ),
  );
  const [total] = await db.select({ count: count() }).from(articles).where(where);
  const rows = await selectArticles(db)
    .where(where)
    .orderBy(desc(articleDay), desc(articles.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
  const pictures = await loadPictures(
    db,
    rows.map(({ article }) => article.image),
  );
  return { count: total?.count ?? 0, results: rows.map((row) => presentArticle(row, pictures, lang)) };
}
