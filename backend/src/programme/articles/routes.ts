import { notFound } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { pageLinks } from '../events/paging';
import type { Deps } from '../../platform/server/deps';
import { endpoint } from '../../platform/server/endpoint';
import { dependsOn } from '../../platform/server/tags';
import { parseId } from '../../platform/server/unstorable';
import { listCategories, listTags } from './categories';
import { loadArticle } from './detail';
import { listArticles } from './list';
import { loadTeaser } from './teaser';

/** The magazine: articles, their categories and tags. */
export function articleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  endpoint(app, deps, 'articles', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'articles');
    const page = await listArticles(db, query, lang);
    return { ...page, ...pageLinks(request.routeOptions.url ?? '', query, page.count) };
  });

  endpoint(app, deps, 'article', async ({ lang, params, reply }) => {
    const id = parseId(params['id']);
    const article = id === undefined ? undefined : await loadArticle(db, id, lang);
    if (!article) throw notFound();
    // Its neighbours too are articles, so a change of any of them may change it.
    dependsOn(reply, tagOf('article', article.id), 'articles');
    return article;
  });

  endpoint(app, deps, 'articlesTeaser', async ({ lang, reply }) => {
    dependsOn(reply, 'articles', 'settings');
    return { article: await loadTeaser(db, lang) };
  });

  endpoint(app, deps, 'articleCategories', ({ lang, reply }) => {
    dependsOn(reply, 'articles');
    return listCategories(db, lang);
  });

  endpoint(app, deps, 'articleTags', ({ lang, reply }) => {
    dependsOn(reply, 'articles');
    return listTags(db, lang);
  });
}
