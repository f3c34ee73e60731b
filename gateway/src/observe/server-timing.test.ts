import type { RemoteTiming } from '@vestibule/contracts/worker/render-timings';
import { serverTiming } from './server-timing';

const timings = (...remotes: Partial<RemoteTiming>[]) => ({
  composition: 'c1',
  startedAt: 0,
  ms: 12.345,
  remotes: remotes.map((own): RemoteTiming => ({
    remote: 'programme',
    version: '0.1.0-abc',
    work: 'render',
    at: 0,
    ms: 3.21,
    ...own,
  })),
});

describe('server timing', () => {
  test('a fresh render names each remote, its version, and its loaders apart', () => {
    expect(serverTiming('miss', timings({ work: 'data', ms: 8 }, {}))).toBe(
      'cache;desc=miss, total;dur=12.3, programme-data;desc="0.1.0-abc";dur=8.0, programme;desc="0.1.0-abc";dur=3.2',
    );
  });

  test('a page of the cache took nobody’s time now', () => {
    expect(serverTiming('hit', timings({}))).toBe('cache;desc=hit');
    expect(serverTiming('stale', timings({}))).toBe('cache;desc=stale');
    expect(serverTiming('off', undefined)).toBe('cache;desc=off');
  });

  test('nothing that could break the header gets into it', () => {
    expect(serverTiming('off', timings({ remote: 'a,b' }, { version: '1"; x' }, { ms: NaN }))).toBe(
      'cache;desc=off, total;dur=12.3, programme;dur=3.2, programme;desc="0.1.0-abc"',
    );
  });
});
