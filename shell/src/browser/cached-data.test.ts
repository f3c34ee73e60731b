/** @jest-environment jsdom */
import { CachedData } from './cached-data';

const ROUTE = { expose: 'programme./pages/events-list', slots: {} };
const DATA = { route: ROUTE };
const url = new URL('https://www.example.org/de/veranstaltungen?room=3');

interface Asked {
  readonly path: string;
  readonly signal: AbortSignal;
  /** `from`: the address that was answered in the end, where it is another one. */
  answer: (status: number, from?: string) => void;
}
let asked: Asked[];
const realFetch = globalThis.fetch;
describe('cached data', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    asked = [];
    globalThis.fetch = ((path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        asked.push({
          path,
          signal,
          answer: (status, from) =>
            resolve({
              status,
              json: () => Promise.resolve(ROUTE),
              ...(from && { redirected: true, url: from }),
            } as Response),
        });
      })) as typeof fetch;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  test('the click gets prefetched data', async () => {
    const kept = new CachedData({ id: 'c1' });
    const ahead = kept.get(url);
    const click = kept.get(url, new AbortController().signal);
    asked[0]?.answer(200);
    await expect(Promise.all([ahead, click])).resolves.toEqual([DATA, DATA]);
    expect(asked.map(({ path }) => path)).toEqual(['/_data/c1/de/veranstaltungen?room=3']);
  });

  test.each([
    [200, { route: ROUTE, moved: '/de/programm?room=3' }],
    [204, { route: undefined, moved: '/de/programm?room=3' }],
  ])('a page that has moved says where it is, whether its data is there or not (%s)', async (status, fetched) => {
    const got = new CachedData({ id: 'c1' }).get(url);
    asked[0]?.answer(status, 'https://www.example.org/_data/c1/de/programm?room=3');
    expect(await got).toEqual(fetched);
  });

  test('is old after half a minute, or as soon as somebody says so', async () => {
    const kept = new CachedData({ id: 'c1' });
    void kept.get(url);
    asked[0]?.answer(200);
    jest.advanceTimersByTime(29_000);
    void kept.get(url);
    expect(asked).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    void kept.get(url);
    expect(asked).toHaveLength(2);
    kept.clear();
    void kept.get(url);
    expect(asked).toHaveLength(3);
    for (const { answer } of asked) answer(200);
  });

  test('ends when all who waited have left, and not before', async () => {
    const kept = new CachedData({ id: 'c1' });
    const [one, other] = [new AbortController(), new AbortController()];
    const data = kept.get(url, one.signal);
    void kept.get(url, other.signal).catch(() => undefined);
    one.abort();
    jest.advanceTimersByTime(0);
    expect(asked[0]?.signal.aborted).toBe(false);
    other.abort();
    jest.advanceTimersByTime(0);
    await expect(data).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test('a visitor who leaves and comes back in one task is still waited for', () => {
    const kept = new CachedData({ id: 'c1' });
    const [one, other] = [new AbortController(), new AbortController()];
    kept.get(url, one.signal).catch(() => undefined);
    one.abort();
    kept.get(url, other.signal).catch(() => undefined);
    jest.advanceTimersByTime(0);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  test('a failure is requested again', async () => {
    const kept = new CachedData({ id: 'c1' });
    const first = kept.get(url);
    asked[0]?.answer(503);
    await expect(first).rejects.toThrow('answered 503');
    const second = kept.get(url);
    asked[1]?.answer(200);
    await expect(second).resolves.toEqual(DATA);
  });

  test('a server that says nothing is not waited for', async () => {
    const kept = new CachedData({ id: 'c1' });
    const data = kept.get(url);
    const ended = expect(data).rejects.toMatchObject({ code: 'timeout' });
    jest.advanceTimersByTime(10_000);
    await ended;
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});
