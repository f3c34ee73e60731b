import { exampleContainer, examplePage } from '../examples/pages';
import { exampleSitemap } from '../examples/sitemap';
import { containerCreation } from '../schemas/page-writes';
import { container, page, pageQuery } from '../schemas/pages';
import { sitemap, sitemapQuery } from '../schemas/sitemap';
import { KB, defineCall } from './define-call';

/** Calls of pages and sections. */
export const contentCalls = {
  page: defineCall({
    method: 'GET',
    path: '/{lang}/pageeditor-api/page/{path}',
    query: pageQuery,
    response: page,
    right: 'anyone',
    summary: 'A content page by its path',
    example: examplePage,
  }),
  container: defineCall({
    method: 'GET',
    path: '/{lang}/pageeditor-api/container/by-slug/{slug}',
    response: container,
    right: 'anyone',
    summary: 'A container section by its slug',
    example: exampleContainer,
  }),
  createContainer: defineCall({
    method: 'POST',
    path: '/{lang}/pageeditor-api/container/by-slug',
    body: containerCreation,
    bodyLimit: KB,
    response: container,
    right: 'publish:pages',
    summary: 'Makes an empty section with this slug; returns the existing one, if there is one',
  }),
  sitemap: defineCall({
    method: 'GET',
    path: '/api/sitemap/',
    query: sitemapQuery,
    response: sitemap,
    right: 'anyone',
    summary: 'Every record that has a public page, paged',
    example: exampleSitemap,
  }),
};
