import { RootStore, SiteError } from '@vestibule/contracts';
import { exampleErrorPage, exampleSettings } from '@vestibule/contracts/examples/house';
import type { AppHost } from './app-host';
import { withOwnErrorPage } from './own-error-page';
import type { RouteData } from './route-data';

const { signal } = new AbortController();
const failed = (status: number): RouteData => ({ expose: '', slots: {}, failure: { status, code: 'not_found' } });

function host(page: () => Promise<unknown>, framed = true) {
  const store = new RootStore();
  if (framed) store.settings.set(exampleSettings);
  const reported: unknown[] = [];
  const calls: string[] = [];
  const call = (name: string) => {
    calls.push(name);
    return name === 'localSettings' ? Promise.resolve(exampleSettings) : page();
  };
  return {
    calls,
    reported,
    host: { store, api: { call }, report: (error: unknown) => void reported.push(error) } as unknown as AppHost,
  };
}

describe('own error page', () => {
  test.each([true, false])('adds the page that the settings name (frame: %s)', async (framed) => {
    const { host: given } = host(() => Promise.resolve(exampleErrorPage), framed);
    expect((await withOwnErrorPage(given, failed(404), signal)).failure).toEqual({
      status: 404,
      code: 'not_found',
      page: exampleErrorPage,
    });
  });

  test('asks for nothing that the settings do not name, nor for a page that there is', async () => {
    const { host: given, calls } = host(() => Promise.reject(new Error('asked')));
    expect(await withOwnErrorPage(given, failed(500), signal)).toEqual(failed(500));
    const whole = { expose: 'a', slots: {}, data: 1 };
    expect(await withOwnErrorPage(given, whole, signal)).toBe(whole);
    expect(calls).toEqual([]);
  });

  test('an unavailable one is reported, and the default page shown', async () => {
    const { host: given, reported } = host(() => Promise.reject(new SiteError('unavailable', 503, 'away')));
    expect(await withOwnErrorPage(given, failed(404), signal)).toEqual(failed(404));
    expect(reported).toHaveLength(1);
  });
});
