import { SiteError, type PageExpose } from '@vestibule/contracts';
import { createI18n } from '@vestibule/contracts/i18n';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import type { AppHost } from './app-host';
import { loadPage } from './load-page';

const REF = {
  key: 'content|./pages/page',
  remote: { name: 'content', version: '1.0.0' },
  expose: './pages/page',
  hydrate: 'idle',
} as unknown as ExposeRef;
const visit = { params: {}, url: new URL('http://museum.example/de'), signal: new AbortController().signal };

function hostOf(loader: () => Promise<unknown>, excluded: readonly string[] = []) {
  const reported: unknown[] = [];
  const page = {
    Component: () => null,
    loader,
    meta: () => ({ title: '', urls: {}, breadcrumbs: [] }),
  } as unknown as PageExpose;
  const host = {
    lang: 'de',
    composition: { id: 'a', remotes: [] },
    i18n: createI18n('de'),
    excluded: new Set(excluded),
    exposes: { load: () => Promise.resolve(page) },
    loaderTimeoutMs: 50,
    report: (error: unknown, where: unknown) => void reported.push([error, where]),
  } as unknown as AppHost;
  return { host, reported };
}
const WHERE = { remote: 'content', version: '1.0.0', slot: './pages/page' };
const REMOTE_FAILED = { status: 503, code: 'remote_failed' };

describe('load page', () => {
  test('a loader that throws is its remote’s failure, reported as it was thrown', async () => {
    const thrown = new TypeError('undefined is not a page');
    const { host, reported } = hostOf(() => Promise.reject(thrown));
    expect((await loadPage(host, REF, visit)).failure).toEqual(REMOTE_FAILED);
    expect(reported).toEqual([[thrown, WHERE]]);
  });

  test('so is one that throws before it waits, one that is late, and one that hung before', async () => {
    const throws = hostOf(() => {
      throw new Error('at once');
    });
    expect((await loadPage(throws.host, REF, visit)).failure).toEqual(REMOTE_FAILED);
    const late = hostOf(() => new Promise(() => undefined));
    expect((await loadPage(late.host, REF, visit)).failure).toEqual(REMOTE_FAILED);
    expect(late.reported).toEqual([[expect.objectContaining({ code: 'timeout' }), WHERE]]);
    const hung = hostOf(() => Promise.resolve({}), [REF.key]);
    expect((await loadPage(hung.host, REF, visit)).failure).toEqual(REMOTE_FAILED);
  });

  test.each([
    [new SiteError('not_found', 404, 'gone'), { status: 404, code: 'not_found' }, 0],
    [new SiteError('unavailable', 500, 'no answer'), { status: 503, code: 'unavailable' }, 1],
    [new SiteError('site_offline', 503, 'closed'), { status: 503, code: 'site_offline' }, 1],
    [new SiteError('bad_answer', 502, 'odd'), { status: 502, code: 'bad_answer' }, 1],
    [new SiteError('internal', 500, 'broken'), { status: 500, code: 'internal' }, 1],
  ])('%s has its own error page, and is reported when somebody is at fault', async (error, failure, reports) => {
    const { host, reported } = hostOf(() => Promise.reject(error));
    expect((await loadPage(host, REF, visit)).failure).toEqual(failure);
    expect(reported).toHaveLength(reports);
  });
});
