import { RootStore } from '@vestibule/contracts';
import { RouteTable } from '@vestibule/contracts/site/match';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import type { AppHost } from './app-host';
import { loadRoute } from './view';

/** A host whose composition has no page at all. */
function hostOf(incomplete: boolean): AppHost {
  const store = new RootStore();
  store.settings.set({ ...exampleSettings, design: { ...exampleSettings.design, errors: [] } });
  return {
    store,
    composition: { id: 'c', remotes: [], ...(incomplete && { incomplete: true }) },
  } as unknown as AppHost;
}
const visit = { url: new URL('http://museum.example/de/veranstaltungen'), signal: new AbortController().signal };

describe('app: view', () => {
  test.each([
    [false, { status: 404, code: 'not_found' }],
    // It may be the page of the remote that is missing.
    [true, { status: 503, code: 'remote_failed' }],
  ])('a page that nobody has, with a remote missing (%s)', async (incomplete, failure) => {
    const host = hostOf(incomplete);
    expect((await loadRoute(host, new RouteTable(host.composition, 'de'), visit)).route.failure).toEqual(failure);
  });
});
