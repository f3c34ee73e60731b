import type { ArticleListItem, Language } from '@vestibule/contracts';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { articles } from '../../platform/db/schema';
import { asText, loadDocument } from '../../site/house/documents';
import { loadPictures } from '../../site/pictures/present';
import { articleDay, selectArticles } from './list';
import { presentArticle } from './present';

/**
 * The article that the magazine opens with: the one that the settings name, else the newest; null when there is none at
 * all.
 */
export async function loadTeaser(db: Database, lang: Language): Promise<ArticleListItem | null> {
  const key = asText((await loadDocument(db, 'settings'))['articles_teaser']);
  const [named] = key === '' ? [] : await selectArticles(db).where(eq(articles.key, key));
  const [row] = named ? [named] : await selectArticles(db).orderBy(desc(articleDay), desc(articles.id)).limit(1);
  return row ? presentArticle(row, await loadPictures(db, [row.article.image]), lang) : null;
}
