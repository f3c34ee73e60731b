import { CachedAnswer } from './cached-answer';

const MINUTE = 60_000;
const REDIRECTS = [{ old_path: '/a', new_path: '/b' }];
const ok = () => Promise.resolve({ ok: true, json: () => Promise.resolve(REDIRECTS) } as unknown as Response);
const down = () => Promise.reject(new Error('away'));
let ask: jest.SpyInstance;

describe('cached answer', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 21), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    ask = jest.spyOn(globalThis, 'fetch').mockImplementation(ok);
  });
  afterEach(() => {
    ask.mockRestore();
    jest.useRealTimers();
  });

  test('after a quiet hour the backend is queried before anybody gets an error', async () => {
    const answer = new CachedAnswer('http://backend/', 'redirects');
    await answer.get(5 * MINUTE);
    jest.setSystemTime(Date.now() + 60 * MINUTE);
    await expect(answer.get(5 * MINUTE)).resolves.toEqual(REDIRECTS);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('while the backend is away the last good answer serves for the time of grace, and no longer', async () => {
    const answer = new CachedAnswer('http://backend/', 'redirects');
    await answer.get(5 * MINUTE);
    ask.mockImplementation(down);
    jest.setSystemTime(Date.now() + 4 * MINUTE);
    await expect(answer.get(5 * MINUTE)).resolves.toEqual(REDIRECTS);
    // The query of then has failed.
    await new Promise((resolve) => setImmediate(resolve));
    jest.setSystemTime(Date.now() + 6 * MINUTE);
    await expect(answer.get(5 * MINUTE)).rejects.toThrow('away');
    await expect(answer.get()).resolves.toEqual(REDIRECTS);
  });

  test('a backend that starts again after a quiet hour is away from then on, not for an hour', async () => {
    const answer = new CachedAnswer('http://backend/', 'redirects');
    await answer.get(5 * MINUTE);
    ask.mockImplementation(down);
    jest.setSystemTime(Date.now() + 60 * MINUTE);
    await expect(answer.get(5 * MINUTE)).resolves.toEqual(REDIRECTS);
    jest.setSystemTime(Date.now() + 4 * MINUTE);
    await expect(answer.get(5 * MINUTE)).resolves.toEqual(REDIRECTS);
    jest.setSystemTime(Date.now() + 2 * MINUTE);
    await expect(answer.get(5 * MINUTE)).rejects.toThrow('away');
  });

  test('a failure is reported when it begins, and again after it was over', async () => {
    const failures: unknown[] = [];
    const answer = new CachedAnswer('http://backend/', 'redirects', (error) => void failures.push(error));
    ask.mockImplementation(down);
    for (let times = 0; times < 3; times += 1) await answer.invalidate();
    expect(failures).toEqual([expect.objectContaining({ message: 'away' })]);
    ask.mockImplementation(ok);
    await answer.invalidate();
    ask.mockImplementation(down);
    await answer.invalidate();
    expect(failures).toHaveLength(2);
  });

  test('without grace a failure counts as soon as the answer is not fresh', async () => {
    const answer = new CachedAnswer('http://backend/', 'redirects');
    await answer.get(0);
    ask.mockImplementation(down);
    await expect(answer.get(0)).resolves.toEqual(REDIRECTS);
    jest.setSystemTime(Date.now() + 31_000);
    await expect(answer.get(0)).rejects.toThrow('away');
  });
});
