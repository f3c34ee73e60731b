import type { InferType } from 'yup';
import type { recordReview, reviewRules, reviewsPage } from '../schemas/reviews';

interface Reviews {
  readonly recordReview: InferType<typeof recordReview>;
  readonly reviews: InferType<typeof reviewsPage>;
  readonly reviewRules: InferType<typeof reviewRules>;
}

/** An article that waits for its publication. */
export const exampleReviews: Reviews = {
  recordReview: {
    version: 'v1',
    needed: 1,
    review: {
      state: 'waiting',
      at: '2026-11-20T09:00:00.000Z',
      author: 'eva',
      assignee: { id: 1, name: 'mara' },
      approvals: 0,
      is_changed: false,
      steps: [{ id: 1, at: '2026-11-20T09:00:00.000Z', author: 'eva', action: 'submit', text: 'Bitte bis Freitag' }],
    },
    reviewers: [{ id: 1, name: 'mara' }],
    may: { submit: true, withdraw: true, decide: true, assign: true },
  },
  reviews: {
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        id: 1,
        kind: 'articles',
        record_id: 7,
        title: 'Die neue Orgel',
        state: 'waiting',
        at: '2026-11-20T09:00:00.000Z',
        author: 'eva',
        assignee: 'mara',
      },
    ],
  },
  reviewRules: { two_people: ['articles'] },
};
