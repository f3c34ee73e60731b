import * as dates from '@vestibule/contracts/dates';
import type { ReleasedVersion, ReleaseState } from '@vestibule/contracts';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { presentReleases } from './present';

const { releases } = EXAMPLES;
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const shown = (state: ReleaseState = releases) => presentReleases(state, 'de', dates);
const version = (number: number, more: Partial<ReleasedVersion> = {}): ReleasedVersion => ({
  version: `1.${number}.0`,
  by: 'anna',
  at: '2026-11-21T09:00:00Z',
  live: false,
  share: 0,
  loads: 0,
  failures: 0,
  ...more,
});
const withVersions = (versions: ReleasedVersion[], canary: ReleaseState['remotes'][number]['canary'] = null) => {
  const [remote] = shown({
    ...releases,
    remotes: [{ name: 'content', version: '1.4.0', pinned: false, canary, versions }],
  }).remotes;
  if (!remote) throw new Error('no remote');
  return remote;
};

describe('present', () => {
  test('times are Berlin’s, rates are of all calls', () => {
    const { clock, remotes, isMeasured } = shown();
    const [content] = remotes;
    expect(clock).toBe('13:00:00 Uhr');
    expect(isMeasured).toBe(true);
    expect(content?.current).toMatchObject([
      {
        version: '1.5.0',
        when: '21. Nov. 2026, 10:00 Uhr',
        canary: 10,
        isLive: false,
        rate: { kind: 'measured', calls: '40', failures: '2', isBad: true },
      },
      {
        version: '1.4.0',
        canary: null,
        isLive: true,
        rate: { kind: 'measured', calls: '412', failures: '0', isBad: false },
      },
      { version: '1.3.0', by: '', when: '', rate: { kind: 'none' } },
    ]);
    expect(plain(content?.current[0]?.share ?? null)).toBe('10 %');
    expect(content?.current[0]?.rate).toMatchObject({ percent: expect.stringMatching(/^5.%$/) });
  });

  test('figures that the gateway does not send are unknown', () => {
    const remotes = releases.remotes.map((remote) => ({
      ...remote,
      versions: remote.versions.map((one) => ({ ...one, share: null, loads: null, failures: null })),
    }));
    const view = shown({ ...releases, remotes });
    expect(view.isMeasured).toBe(false);
    expect(view.remotes[0]?.current[0]).toMatchObject({ share: null, isWaiting: false, rate: { kind: 'unknown' } });
  });

  test('the newest and those that somebody gets stand apart from older ones', () => {
    const many = [9, 8, 7, 6, 5, 4].map((number) =>
      version(number, number === 5 ? { live: true, share: 100 } : number === 4 ? { failures: 1 } : {}),
    );
    const { current, older } = withVersions(many);
    expect(current.map((one) => one.version)).toEqual(['1.9.0', '1.8.0', '1.7.0', '1.5.0', '1.4.0']);
    expect(older.map((one) => one.version)).toEqual(['1.6.0']);
  });

  test('a version that should be live and has no visitors is marked', () => {
    expect(withVersions([version(4, { live: true, share: 0 })]).current[0]?.isWaiting).toBe(true);
    expect(
      withVersions([version(5), version(4, { live: true, share: 100 })], { version: '1.5.0', percent: 5 }).current.map(
        ({ isWaiting }) => isWaiting,
      ),
    ).toEqual([true, false]);
    // All visitors get the canary: none are left for the live version.
    expect(
      withVersions([version(5, { share: 100 }), version(4, { live: true })], {
        version: '1.5.0',
        percent: 100,
      }).current.map(({ isWaiting }) => isWaiting),
    ).toEqual([false, false]);
  });

  test('moves in words', () => {
    const history = [
      ...releases.history,
      {
        key: 'canary-2',
        revision: null,
        kind: 'canary' as const,
        parts: [{ name: 'content', version: '1.5.0' }],
        to: null,
        percent: 0,
        by: 'ben',
        at: '2026-11-21T11:30:00Z',
      },
      {
        key: 'stable-1',
        revision: 1,
        kind: 'start' as const,
        parts: [
          { name: 'shell', version: '0.1.0-a' },
          { name: 'content', version: '1.0.0' },
        ],
        to: null,
        percent: null,
        by: 'ben',
        at: '2026-11-21T11:30:00Z',
      },
    ];
    expect(shown({ ...releases, history }).history).toMatchObject([
      { kind: 'canary', parts: ['content 1.5.0'], share: '10\u00a0%' },
      { kind: 'rollback', parts: [], share: '', to: 5, revision: 7 },
      { kind: 'pin', parts: ['programme 2.0.0'], to: null },
      { kind: 'canaryEnd', parts: ['content 1.5.0'], share: '' },
      { kind: 'start', parts: ['shell 0.1.0-a', 'content 1.0.0'] },
    ]);
  });
});
