import { editingExamples } from '../examples/editing';
import { content } from '../schemas/content';
import { contentPreview, publication, publicationChange } from '../schemas/publications';
import { pageVersion, pageVersions, versionRestore } from '../schemas/versions';
import { KB, defineCall } from './define-call';

/** Calls of versions of a page, and of its publication. */
export const publishingCalls = {
  pageVersions: defineCall({
    method: 'GET',
    path: '/{lang}/pageeditor-api/versions/{id}',
    response: pageVersions,
    right: 'edit:pages',
    summary: 'The versions of a page’s content, the latest first',
    example: editingExamples.pageVersions,
  }),
  pageVersion: defineCall({
    method: 'GET',
    path: '/{lang}/pageeditor-api/versions/{id}/{version}',
    response: pageVersion,
    right: 'edit:pages',
    summary: 'A version of a page’s content, and its changes',
    example: editingExamples.pageVersion,
  }),
  restoreVersion: defineCall({
    method: 'POST',
    path: '/{lang}/pageeditor-api/versions/{id}',
    ifMatch: true,
    body: versionRestore,
    bodyLimit: KB,
    response: content,
    right: 'edit:pages',
    summary: 'The content of a version is there again; If-Match names the version of the content',
  }),
  publication: defineCall({
    method: 'GET',
    path: '/{lang}/pageeditor-api/publication/{id}',
    response: publication,
    right: 'hub',
    summary: 'The publication of a page in each language',
    example: editingExamples.publication,
  }),
  changePublication: defineCall({
    method: 'POST',
    path: '/{lang}/pageeditor-api/publication/{id}',
    ifMatch: true,
    body: publicationChange,
    bodyLimit: KB,
    response: publication,
    right: 'publish:pages',
    summary: 'Publishes a page in this language, now or later, or takes it back; If-Match names the content',
  }),
  contentPreview: defineCall({
    method: 'POST',
    path: '/{lang}/pageeditor-api/preview/{id}',
    response: contentPreview,
    right: 'edit:pages',
    summary: 'A signed link to a page as its editors see it',
  }),
};
