import type { Article, Language } from '@vestibule/contracts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { articles, articleTags, terms } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { byName } from '../../../platform/texts/by-name';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordNames, recordSlug } from '../../../platform/texts/record-slug';
import { linkedExhibition } from '../exhibition-links/linked-exhibition';
import { articleDay, selectArticles } from './list';
import { isPublicArticle, publicArticles } from './public-articles';
import { presentArticle, type ArticleRow } from './present';

/**
 * An article with everything its page shows, or undefined when there is none with that id; for visitors also while it
 * is not public.
 */
export async function loadArticle(
  db: Database,
  id: number,
  asked: Language,
  { now, isEditor }: { readonly now: number; readonly isEditor: boolean },
): Promise<Article | undefined> {
  const [row] = await selectArticles(db).where(eq(articles.id, id));
  if (!row) return undefined;
  const { article } = row;
  const isPublic = isPublicArticle(article, now);
  if (!isPublic && !isEditor) return undefined;
  const pictures = await loadPictures(db, [article.image]);
  return {
    ...presentArticle(row, pictures, asked),
    is_public: isPublic,
    names: recordNames('article', article),
    body: pick(article.body, contentLanguage(asked, article.title)),
    tags: await loadTags(db, id, asked),
    exhibition: await linkedExhibition(db, article.exhibitionId, asked),
    image_thumbnails: presentPicture(pictures, article.image, asked).image_thumbnails,
    previous: await loadNeighbour(db, row, 'older', asked, now),
    next: await loadNeighbour(db, row, 'newer', asked, now),
  };
}

async function loadTags(db: Database, articleId: number, lang: Language): Promise<Article['tags']> {
  const rows = await db
    .select({ id: terms.id, slug: terms.slug, name: terms.name, title: terms.title })
    .from(articleTags)
    .innerJoin(terms, eq(terms.id, articleTags.termId))
    .where(eq(articleTags.articleId, articleId));
  return byName(
    rows.map((row) => ({ id: row.id, slug: row.slug, name: nameOf(row, lang) })),
    lang,
  );
}

/** The next article in the order of the list, either way. */
async function loadNeighbour(
  db: Database,
  { article }: ArticleRow,
  way: 'older' | 'newer',
  asked: Language,
  now: number,
): Promise<Article['previous']> {
  const here = sql`(coalesce(${article.date}::date, '0001-01-01'), ${article.id}::int)`;
  const there = sql`(${articleDay}, ${articles.id})`;
  const direction = way === 'older' ? desc : asc;
  const [row] = await db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(and(publicArticles(now), way === 'older' ? sql`${there} < ${here}` : sql`${there} > ${here}`))
    .orderBy(direction(articleDay), direction(articles.id))
    .limit(1);
  if (!row) return null;
  const lang = contentLanguage(asked, row.title);
  return { id: row.id, lang, title: pick(row.title, lang), slug: recordSlug('article', row, asked) };
}
