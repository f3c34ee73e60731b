import type { InferType } from 'yup';
import type { LoginState } from '../entities';
import { exampleComments } from './comments';
import { exampleReviews } from './reviews';
import { RIGHT_NAMES } from '../rights/names';
import type { Account, accounts, auditPage, ownSessions, secondFactor } from '../schemas/accounts';
import type { dashboard } from '../schemas/dashboard';

const exampleAccount: Account = {
  id: 1,
  email: 'mara@example.org',
  first_name: 'Mara',
  last_name: 'Beispiel',
  role: 'administrator',
  language: null,
  is_active: true,
  is_invited: false,
  has_second_factor: true,
  sessions: 1,
};

/** Of an administrator. */
export const exampleLogin: LoginState = {
  logged: true,
  id: exampleAccount.id,
  email: exampleAccount.email,
  username: 'mara',
  role: 'administrator',
  role_name: '',
  rights: [...RIGHT_NAMES],
  admin_menus: [],
};

interface Accounts {
  readonly users: InferType<typeof accounts>;
  readonly ownSessions: InferType<typeof ownSessions>;
  readonly secondFactor: InferType<typeof secondFactor>;
  readonly audit: InferType<typeof auditPage>;
  readonly dashboard: InferType<typeof dashboard>;
}

/** Accounts of the hub, their sessions, their writes, and their open work. */
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
        title: 'Gartensaal',
        before: { capacity: 280 },
        after: { capacity: 300 },
      },
    ],
  },
  dashboard: {
    scheduled: [{ page: 4, title: 'Orgelsommer', url: '/de/orgelsommer', lang: 'de', at: '2026-12-01T07:00:00Z' }],
    planned_records: [
      { kind: 'articles', id: 5, title: 'Gold', action: 'publish', at: '2026-11-20T08:00:00Z', has_failed: true },
      {
        kind: 'events',
        id: 7,
        title: 'Kammermusik',
        action: 'unpublish',
        at: '2026-12-02T08:00:00Z',
        has_failed: false,
      },
    ],
    drafts: [{ kind: 'persons', id: 6, title: 'Ada Klein', at: '2026-11-20T09:00:00Z' }],
    to_review: { count: 1, results: exampleReviews.reviews.results },
    returned: { count: 0, results: [] },
    mentions: exampleComments.mentions,
    translations: [
      { kind: 'pages', lang: 'en', count: 1, first: [{ id: 4, title: 'Orgelsommer' }] },
      { kind: 'events', lang: 'cs', count: 12, first: [{ id: 7, title: 'Kammermusik im Rittersaal' }] },
    ],
    pictures_without_alt: 3,
    dates: [
      { id: 7, title: 'Kammermusik', start: '2026-11-28T19:30', availability: 'sold_out', left: 0, capacity: 80 },
      { id: 8, title: 'Führung', start: '2026-11-29T11:00', availability: 'few', left: 4, capacity: 25 },
    ],
    entries: {
      days: [0, 2, 1, 0, 5, 0, 1].map((count, index) => ({ day: `2026-11-${15 + index}`, count })),
      forms: [{ id: 1, title: 'Schreiben Sie uns', count: 9 }],
    },
    broken_links: {
      checked_at: '2026-11-21T02:06:00Z',
      count: 2,
      first: [
        { href: '/de/altes-programm', status: 404, page: '/de/besuch', pages: 14, since: '2026-11-20T02:05:00Z' },
        { href: 'https://gone.example/', status: null, page: '/en/visit', pages: 1, since: '2026-11-21T02:04:00Z' },
      ],
    },
    not_found: {
      count: 14,
      first: [{ path: '/de/spielplan', times: 31, last: '2026-11-21T08:12:00Z' }],
    },
  },
};
