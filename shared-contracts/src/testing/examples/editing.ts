import type { AnswerOf } from '../../api/endpoints';
import { exampleContainer } from './pages';

const exampleVersion: AnswerOf<'pageVersions'>[number] = {
  id: 7,
  at: '2026-11-20T12:05:00.000Z',
  author: 'anna',
  step: 'change',
  model: 'headline',
  published: false,
  latest: true,
};

/** What editors are told of a page's content. */
export const editingExamples = {
  drafts: [],
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
} satisfies {
  readonly [N in 'content' | 'drafts' | 'presence' | 'pageVersions' | 'pageVersion' | 'publication']: AnswerOf<N>;
};
