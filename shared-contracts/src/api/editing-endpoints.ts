const KB = 1024;
/** What is typed of a module, in one language. */
const DRAFT_LIMIT = 512 * KB;

/** Calls of the editor for the content of a page as a whole, and for what is typed and not saved. */
export const EDITING_ENDPOINTS = {
  content: { method: 'GET', path: '/{lang}/pageeditor-api/content/{owner}/{id}', answer: 'content' },
  stepContent: {
    method: 'POST',
    path: '/{lang}/pageeditor-api/content/{owner}/{id}',
    body: 'contentStep',
    bodyLimit: KB,
    answer: 'content',
  },
  moveModule: {
    method: 'POST',
    path: '/{lang}/pageeditor-api/reorder',
    body: 'moduleMove',
    bodyLimit: KB,
    answer: 'content',
  },
  copyModule: {
    method: 'POST',
    path: '/{lang}/pageeditor-api/copy',
    body: 'moduleCopy',
    bodyLimit: KB,
    answer: 'content',
  },
  pageVersions: { method: 'GET', path: '/{lang}/pageeditor-api/versions/{id}', answer: 'pageVersions' },
  pageVersion: { method: 'GET', path: '/{lang}/pageeditor-api/versions/{id}/{version}', answer: 'pageVersion' },
  restoreVersion: {
    method: 'POST',
    path: '/{lang}/pageeditor-api/versions/{id}',
    body: 'versionRestore',
    bodyLimit: KB,
    answer: 'content',
  },
  publication: { method: 'GET', path: '/{lang}/pageeditor-api/publication/{id}', answer: 'publication' },
  changePublication: {
    method: 'POST',
    path: '/{lang}/pageeditor-api/publication/{id}',
    body: 'publicationChange',
    bodyLimit: KB,
    answer: 'publication',
  },
  contentPreview: { method: 'POST', path: '/{lang}/pageeditor-api/preview/{id}', answer: 'contentPreview' },
  // Not below a language: who watches holds a connection, and the gateway keeps some for this address alone.
  presence: { method: 'GET', path: '/api/presence/{id}', answer: 'presence', isStream: true },
  drafts: { method: 'GET', path: '/{lang}/pageeditor-api/drafts', query: 'draftsQuery', answer: 'drafts' },
  keepDraft: {
    method: 'POST',
    path: '/{lang}/pageeditor-api/drafts',
    body: 'draftBody',
    bodyLimit: DRAFT_LIMIT,
    answer: 'draft',
  },
  dropDraft: { method: 'DELETE', path: '/{lang}/pageeditor-api/drafts/{key}', answer: 'empty' },
} as const;
