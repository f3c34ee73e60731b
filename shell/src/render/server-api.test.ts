import type { ClientCallName } from '@vestibule/contracts';
import { DataCache } from './data-cache';
import { CALL_TIMEOUT_MS, createServerApi, FRAME_TIMEOUT_MS } from './server-api';

const realFetch = globalThis.fetch;
describe('server api', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // A backend that says nothing.
    globalThis.fetch = ((_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      )) as unknown as typeof fetch;
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = realFetch;
  });

  const failed = new Set<ClientCallName>();
  beforeEach(() => failed.clear());
  const api = () =>
    createServerApi({
      lang: 'de',
      backendUrl: 'http://backend',
      cookie: '',
      visitor: '',
      cache: new DataCache(),
      trail: { requestId: 'r' },
      tags: new Set(),
      validity: { until: Infinity },
      failed,
    });

  test.each([
    ['breakingNews', CALL_TIMEOUT_MS],
    ['localSettings', FRAME_TIMEOUT_MS],
    ['navigation', FRAME_TIMEOUT_MS],
  ] as const)('%s is waited for %i ms', async (name, ms) => {
    const ended = jest.fn();
    const call = api().call(name).catch(ended);
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await call;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
  });

  test('an answer that nobody may keep is requested each time, any other once', async () => {
    const asked: string[] = [];
    globalThis.fetch = ((url: string) => {
      asked.push(url);
      const headers = url.includes('genres') ? { 'cache-control': 'private, no-store' } : {};
      return Promise.resolve(new Response('[]', { headers }));
    }) as typeof fetch;
    const client = api();
    for (const name of ['rooms', 'genres', 'rooms', 'genres'] as const) await client.call(name);
    expect(asked.map((url) => url.replace(/^.*api\//, ''))).toEqual(['rooms/', 'genres/', 'genres/']);
  });

  describe('a call that fails', () => {
    const answerWith = (status: number, body: string) => {
      globalThis.fetch = async () => new Response(body, { status });
    };

    it.each([
      ['is away', 503, '{"code":"unavailable"}'],
      ['is broken', 500, '{"code":"internal"}'],
      ['sends something else', 200, '<html>'],
    ])('is noted when the backend %s, also where the loader does without', async (_, status, body) => {
      answerWith(status, body);
      await api()
        .call('teasers')
        .catch(() => []);
      expect([...failed]).toEqual(['teasers']);
    });

    it('is noted when the backend is slow', async () => {
      const call = api()
        .call('teasers')
        .catch(() => []);
      await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
      await call;
      expect([...failed]).toEqual(['teasers']);
    });

    it.each([
      ['is not there', 404, '{"code":"not_found"}'],
      ['is for others', 401, '{"code":"unauthorised"}'],
      ['is closed', 503, '{"code":"shop_offline"}'],
    ])('is a response like any other when the call %s', async (_, status, body) => {
      answerWith(status, body);
      await api()
        .call('teasers')
        .catch(() => []);
      expect([...failed]).toEqual([]);
    });
  });
});
