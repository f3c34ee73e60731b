import { notFound } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { pageLinks } from '../../../platform/server/paging';
import { editorOf } from '../../../platform/auth/identity';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn, personal } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { listCategories, listTags } from './categories';
import { loadArticle } from './detail';
import { listArticles } from './list';
import { validUntilNextArticle } from './public-articles';
import { loadTeaser } from './teaser';

/** The magazine: articles, their categories and tags. */
export function articleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'articles', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'articles');
    await validUntilNextArticle(db, reply, now());
    const page = await listArticles(db, query, lang, now());
    return { ...page, ...pageLinks(request.routeOptions.url ?? '', query, page.count) };
  });

  handleCall(app, deps, 'article', async ({ lang, params, request, reply }) => {
    const id = parseId(params['id']);
    const isEditor = (await editorOf(deps, request)) !== null;
    if (isEditor) personal(reply);
    else {
      dependsOn(reply, 'articles');
      await validUntilNextArticle(db, reply, now());
    }
    const article = id === undefined ? undefined : await loadArticle(db, id, lang, { now: now(), isEditor });
    if (!article) throw notFound();
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
