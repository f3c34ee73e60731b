import type { ArticleListItem, Language } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { previewed } from '../../../engines/records/previewed';
import { pageLinks } from '../../../platform/server/paging';
import { editorOf } from '../../../platform/auth/identity';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn, personal } from '../../../platform/server/tags';
import { listCategories, listTags } from './categories';
import { loadArticle } from './detail';
import { listArticles, articleDay, selectArticles } from './list';
import { validUntilNextArticle, publicArticles } from './public-articles';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { articles } from '../../../engines/records/tables';
import { asText, loadDocument } from '../../../platform/db/documents';
import { loadPictures } from '../../../engines/media/pictures/present';
import { presentArticle } from './present';

/** The magazine: articles, their categories and tags. */
export function articleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'articles', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'articles');
    await validUntilNextArticle(db, reply, now());
    const page = await listArticles(db, query, lang, now());
    return { ...page, ...pageLinks(request.routeOptions.url ?? '', query, page.count) };
  });

  handleCall(app, deps, 'article', async (call) => {
    const { lang, request, reply } = call;
    const isEditor = (await editorOf(deps, request)) !== null;
    if (isEditor) personal(reply);
    else {
      dependsOn(reply, 'articles');
      await validUntilNextArticle(db, reply, now());
    }
    const article = await previewed(deps, 'articles', call, (from, id, isPreview) =>
      loadArticle(from, id, lang, { now: now(), isEditor: isEditor || isPreview }),
    );
    // Its neighbours too are articles, so a change of any of them may change it.
    if (!isEditor) dependsOn(reply, tagOf('article', article.id), 'articles');
    return article;
  });

  handleCall(app, deps, 'articlesTeaser', async ({ lang, reply }) => {
    dependsOn(reply, 'articles', 'settings');
    await validUntilNextArticle(db, reply, now());
    return { article: await loadTeaser(db, lang, now()) };
  });

  handleCall(app, deps, 'articleCategories', async ({ lang, reply }) => {
    dependsOn(reply, 'articles');
    await validUntilNextArticle(db, reply, now());
    return listCategories(db, lang, now());
  });

  handleCall(app, deps, 'articleTags', async ({ lang, reply }) => {
    dependsOn(reply, 'articles');
    await validUntilNextArticle(db, reply, now());
    return listTags(db, lang, now());
  });
}

/**
 * The article that the magazine opens with: the one that the settings name, else the newest; null when there is none at
 * all.
 */
async function loadTeaser(db: Database, lang: Language, now: number): Promise<ArticleListItem | null> {
  const key = asText((await loadDocument(db, 'settings'))['articles_teaser']);
  const [named] = key === '' ? [] : await selectArticles(db).where(and(eq(articles.key, key), publicArticles(now)));
  const newest = () =>
    selectArticles(db).where(publicArticles(now)).orderBy(desc(articleDay), desc(articles.id)).limit(1);
  const [row] = named ? [named] : await newest();
  return row ? presentArticle(row, await loadPictures(db, [row.article.image]), lang) : null;
}
