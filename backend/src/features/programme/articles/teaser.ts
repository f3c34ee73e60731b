import type { ArticleListItem, Language } from '@vestibule/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { articles } from '../../../engines/records/tables';
import { asText, loadDocument } from '../../../platform/db/documents';
import { loadPictures } from '../../../engines/media/pictures/present';
import { articleDay, selectArticles } from './list';
import { publicArticles } from './public-articles';
import { presentArticle } from './present';

/**
 * The article that the magazine opens with: the one that the settings name, else the newest; null when there is none at
 * all.
 */
export async function loadTeaser(db: Database, lang: Language, now: number): Promise<ArticleListItem | null> {
  const key = asText((await loadDocument(db, 'settings'))['articles_teaser']);
  const [named] = key === '' ? [] : await selectArticles(db).where(and(eq(articles.key, key), publicArticles(now)));
  const newest = () =>
    selectArticles(db).where(publicArticles(now)).orderBy(desc(articleDay), desc(articles.id)).limit(1);
  const [row] = named ? [named] : await newest();
  return row ? presentArticle(row, await loadPictures(db, [row.article.image]), lang) : null;
}
