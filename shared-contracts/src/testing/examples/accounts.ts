import type { AnswerOf } from '../../api/endpoints';
import type { Account } from '../../schemas/accounts';

const exampleAccount: Account = {
  id: 1,
  email: 'mara@example.org',
  first_name: 'Mara',
  last_name: 'Beispiel',
  role: 'administrator',
  is_active: true,
  is_invited: false,
  has_second_factor: true,
  sessions: 1,
};

type Accounts = { readonly [N in 'users' | 'ownSessions' | 'secondFactor' | 'audit']: AnswerOf<N> };

/** Who works in the hub, where they are logged in, and what they have written. */
export const exampleAccounts: Accounts = {
  users: [exampleAccount],
  ownSessions: [
    {
      id: 1,
      browser: 'Firefox',
      started_at: '2026-11-20T09:00:00Z',
      expires_at: '2026-12-04T09:00:00Z',
      is_this: true,
    },
  ],
  secondFactor: { active: true, recovery_codes: 10, offer: null },
  audit: {
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        id: 1,
        at: '2026-11-20T09:05:00Z',
        who: 'mara@example.org',
        action: 'change',
        subject: 'rooms',
        subject_id: '3',
        before: { capacity: 280 },
        after: { capacity: 300 },
      },
    ],
  },
};
