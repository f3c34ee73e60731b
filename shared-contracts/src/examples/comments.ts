import type { InferType } from 'yup';
import type { openThreads, recordComments } from '../schemas/comments';

interface Comments {
  readonly recordComments: InferType<typeof recordComments>;
  readonly mentions: InferType<typeof openThreads>;
}

/** A thread of two comments about a title. */
export const exampleComments: Comments = {
  recordComments: {
    comments: [
      {
        id: 1,
        thread: null,
        target: 'field:title',
        author: 'mara',
        at: '2026-11-20T09:00:00.000Z',
        is_edited: false,
        text: '@eva Ist das der ganze Titel?',
        mentions: [{ id: 2, name: 'eva' }],
        resolved: null,
        may: { change: true, remove: true },
      },
      {
        id: 2,
        thread: 1,
        target: 'field:title',
        author: 'eva',
        at: '2026-11-20T09:05:00.000Z',
        is_edited: true,
        text: 'Ja',
        mentions: [],
        resolved: null,
        may: { change: false, remove: false },
      },
    ],
    people: [
      { id: 1, name: 'mara' },
      { id: 2, name: 'eva' },
    ],
  },
  mentions: {
    count: 1,
    results: [
      {
        id: 1,
        kind: 'articles',
        record_id: 7,
        title: 'Die neue Orgel',
        author: 'mara',
        at: '2026-11-20T09:00:00.000Z',
        text: '@eva Ist das der ganze Titel?',
      },
    ],
  },
};
