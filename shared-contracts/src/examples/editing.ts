import type { InferType } from 'yup';
import type { content } from '../schemas/content';
import type { drafts } from '../schemas/drafts';
import type { presence } from '../schemas/presence';
import type { publication } from '../schemas/publications';
import type { unsavedForms } from '../schemas/unsaved-forms';
import type { pageVersion, pageVersions } from '../schemas/versions';
import { exampleContainer } from './pages';

const exampleVersion: InferType<typeof pageVersions>[number] = {
  id: 7,
  at: '2026-11-20T12:05:00.000Z',
  author: 'anna',
  step: 'change',
  model: 'headline',
  published: false,
  latest: true,
};

interface Editing {
  readonly content: InferType<typeof content>;
  readonly drafts: InferType<typeof drafts>;
  readonly unsavedForms: InferType<typeof unsavedForms>;
  readonly presence: InferType<typeof presence>;
  readonly pageVersions: InferType<typeof pageVersions>;
  readonly pageVersion: InferType<typeof pageVersion>;
  readonly publication: InferType<typeof publication>;
}

/** Data about a page's content for editors. */
export const editingExamples: Editing = {
  drafts: [],
  unsavedForms: [],
  presence: { others: ['Berta'], version: 'v1', author: 'Berta' },
  content: {
    version: 'a1',
    order: 'b1',
    columns: exampleContainer.columns,
    versions: [],
    undo: false,
    redo: false,
  },
  pageVersions: [exampleVersion],
  pageVersion: {
    ...exampleVersion,
    changes: [
      {
        id: 1,
        model: 'headline',
        change: 'changed',
        fields: [{ name: 'content', before: 'Orgel', after: 'Die Orgel' }],
      },
    ],
  },
  publication: {
    version: 'a1',
    languages: [{ lang: 'de', state: 'changed', since: '2026-11-20T12:05:00.000Z', author: 'anna', planned: null }],
  },
};
