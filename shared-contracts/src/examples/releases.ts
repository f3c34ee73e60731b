import type { ReleasedVersion, ReleaseState } from '../entities';

const version = (name: string, more: Partial<ReleasedVersion> = {}): ReleasedVersion => ({
  version: name,
  by: 'anna@example.org',
  at: '2026-11-21T09:00:00Z',
  live: false,
  share: 0,
  loads: 0,
  failures: 0,
  ...more,
});

/** As an administrator sees them: a remote with a canary, and one that is pinned. */
export const exampleReleases: ReleaseState = {
  server_time: '2026-11-21T12:00:00Z',
  composition: '0123456789ab',
  shell: '0.1.0-0123456789',
  contracts: '1.0.0',
  remotes: [
    {
      name: 'content',
      version: '1.4.0',
      pinned: false,
      canary: { version: '1.5.0', percent: 10 },
      versions: [
        version('1.5.0', { share: 10, loads: 38, failures: 2 }),
        version('1.4.0', { live: true, share: 90, loads: 412, at: '2026-11-20T15:30:00Z' }),
        version('1.3.0', { by: null, at: null }),
      ],
    },
    {
      name: 'programme',
      version: '2.0.0',
      pinned: true,
      canary: null,
      versions: [version('2.0.0', { live: true, share: 100, loads: 97 }), version('1.9.0', { by: 'ben@example.org' })],
    },
  ],
  history: [
    {
      key: 'canary-1',
      revision: null,
      kind: 'canary',
      parts: [{ name: 'content', version: '1.5.0' }],
      to: null,
      percent: 10,
      by: 'anna@example.org',
      at: '2026-11-21T11:00:00Z',
    },
    {
      key: 'stable-7',
      revision: 7,
      kind: 'rollback',
      parts: [],
      to: 5,
      percent: null,
      by: 'ben@example.org',
      at: '2026-11-20T16:00:00Z',
    },
    {
      key: 'stable-6',
      revision: 6,
      kind: 'pin',
      parts: [{ name: 'programme', version: '2.0.0' }],
      to: null,
      percent: null,
      by: 'ben@example.org',
      at: '2026-11-20T15:45:00Z',
    },
  ],
};
