import { RootStore, SiteError } from '@vestibule/contracts';
import type { AppHost } from '../app-host';
import { runMiddleware } from './run-middleware';

const { signal } = new AbortController();
function fakeHost(answers: Readonly<Record<string, unknown>>) {
  const reported: string[] = [];
  const call = async (name: string) => {
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const host = {
    store: new RootStore(),
    api: { call },
    report: (error: unknown) => void reported.push(String(error)),
  } as unknown as AppHost;
  return { host, reported };
}

describe('run middleware', () => {
  test('an unknown name is a 500 that says it, and is reported', async () => {
    const { host, reported } = fakeHost({});
    expect(await runMiddleware(['toString'], host, signal)).toEqual({
      status: 500,
      code: 'unknown_middleware',
      detail: 'toString',
    });
    expect(reported).toEqual(['Error: Unknown middleware toString']);
  });

  test('the first that refuses ends it', async () => {
    const { host } = fakeHost({
      user: new SiteError('unauthorised', 401, 'no session'),
      localSettings: { is_shop_online: false },
    });
    expect(await runMiddleware(['logged-in', 'shop-online'], host, signal)).toEqual({
      status: 401,
      code: 'unauthorised',
    });
    expect(await runMiddleware(['shop-online', 'logged-in'], host, signal)).toEqual({
      status: 503,
      code: 'shop_offline',
    });
  });

  test('a visitor who may pass gets the page', async () => {
    const { host } = fakeHost({ user: { logged: true }, localSettings: { is_shop_online: true } });
    expect(await runMiddleware(['logged-in', 'shop-online'], host, signal)).toBeUndefined();
    expect(await runMiddleware([], host, signal)).toBeUndefined();
  });

  test('a backend that is away is no refusal', async () => {
    const { host, reported } = fakeHost({ user: new SiteError('unavailable', 503, 'away') });
    expect(await runMiddleware(['logged-in'], host, signal)).toEqual({ status: 503, code: 'unavailable' });
    expect(reported).toEqual(['SiteError: away']);
  });
});
