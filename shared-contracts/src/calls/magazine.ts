import { exampleArticle, exampleArticleTags, exampleArticles, exampleCategories } from '../examples/articles';
import {
  article,
  articleCategories,
  articleTags,
  articlesPage,
  articlesQuery,
  articlesTeaser,
} from '../schemas/articles';
import { defineCall, fileResponse } from './define-call';
import { recordPageQuery } from '../schemas/record-page';

const feedQuery = articlesQuery.omit(['page', 'page_size']);

/** Calls of the magazine. */
export const magazineCalls = {
  articles: defineCall({
    method: 'GET',
    path: '/{lang}/api/articles/',
    bare: true,
    query: articlesQuery,
    response: articlesPage,
    right: 'anyone',
    summary: 'Articles of the magazine, paged, the newest first',
    example: exampleArticles,
  }),
  article: defineCall({
    method: 'GET',
    path: '/{lang}/api/articles/{id}/',
    bare: true,
    query: recordPageQuery,
    response: article,
    right: 'anyone',
    summary: 'An article by id',
    example: exampleArticle,
  }),
  articlesTeaser: defineCall({
    method: 'GET',
    path: '/{lang}/api/articles-teaser/',
    bare: true,
    response: articlesTeaser,
    right: 'anyone',
    summary: 'The article that the magazine opens with',
    example: { article: exampleArticles.results[1] ?? null },
  }),
  articleCategories: defineCall({
    method: 'GET',
    path: '/{lang}/api/article-categories/',
    bare: true,
    response: articleCategories,
    right: 'anyone',
    summary: 'Categories that articles are in',
    example: exampleCategories,
  }),
  articleTags: defineCall({
    method: 'GET',
    path: '/{lang}/api/article-tags/',
    bare: true,
    response: articleTags,
    right: 'anyone',
    summary: 'Tags that articles have',
    example: exampleArticleTags,
  }),
  articlesRss: defineCall({
    method: 'GET',
    path: '/{lang}/api/articles/feed.rss',
    query: feedQuery,
    response: fileResponse('application/rss+xml; charset=utf-8'),
    right: 'anyone',
    summary: 'The newest articles as RSS, all or of one category or tag',
  }),
  articlesAtom: defineCall({
    method: 'GET',
    path: '/{lang}/api/articles/feed.atom',
    query: feedQuery,
    response: fileResponse('application/atom+xml; charset=utf-8'),
    right: 'anyone',
    summary: 'The same as Atom',
  }),
};
