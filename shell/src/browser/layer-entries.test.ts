/** @jest-environment jsdom */
import { RootStore } from '@vestibule/contracts';
import type { RouteTable } from '@vestibule/contracts/site/match';
import type { AppHost } from '../app/app-host';
import { Navigation } from './navigation';
import type { LoadedPage, PageData } from './page-data';

const PAGE: LoadedPage = { match: undefined, route: { expose: '', slots: {} } };

/** A page's navigation ends with its document, and all tests of a file are one document. */
let listeners: AbortController;
const listen = window.addEventListener.bind(window);

describe('layer entries', () => {
  beforeEach(() => {
    listeners = new AbortController();
    jest
      .spyOn(window, 'addEventListener')
      .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
        listen(type, listener, { signal: listeners.signal });
      });
    globalThis.scrollTo = jest.fn();
    globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  });

  afterEach(() => listeners.abort());

  /** Resolves when the browser has made a move in its history, and all that follows. */
  async function moved(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  /** A document that goes on where the history is, and a layer that opens over its page. */
  function load() {
    const store = new RootStore();
    const loads: string[] = [];
    const data = {
      load: (url: URL) => {
        loads.push(url.pathname + url.search);
        return Promise.resolve(PAGE);
      },
    };
    const host = { store, report: (error: Error) => void Promise.reject(error) } as unknown as AppHost;
    const table = { isElsewhere: () => false, match: () => undefined } as unknown as RouteTable;
    const navigation = new Navigation(host, table, data as unknown as PageData, { root: { slots: {} }, ...PAGE });
    const go = async (to: string) => {
      navigation.navigator.push(to);
      await moved();
    };
    const back = async () => {
      history.back();
      await moved();
    };
    const open: string[] = [];
    /** Opens a layer, as its component does; returns its close button. */
    const layer = async (name: string) => {
      open.push(name);
      const close = () => {
        open.splice(open.indexOf(name), 1);
        release();
      };
      const release = store.ui.openLayer(close);
      // The code for layers comes with the first one.
      await moved();
      return async () => {
        close();
        await moved();
      };
    };
    const where = () => location.pathname + location.search;
    const shown = () => {
      const { pathname, search } = navigation.getShown().location;
      return pathname + search;
    };
    return { back, go, layer, loads, open, shown, where, ui: store.ui };
  }

  /** One that began at `/de/start` and has gone to `/de/programm`. */
  async function visit() {
    history.pushState(null, '', '/de/start');
    const page = load();
    await page.go('/de/programm');
    page.loads.length = 0;
    return page;
  }

  test('Back closes the layer and stays on the page, the next Back leaves it', async () => {
    const { back, layer, loads, open, where } = await visit();
    await layer('sheet');
    await back();
    expect([open, where(), loads]).toEqual([[], '/de/programm', []]);
    await back();
    expect([where(), loads]).toEqual(['/de/start', ['/de/start']]);
  });

  test('closed by its button it leaves nothing in the history', async () => {
    const { back, layer, loads, where } = await visit();
    await (
      await layer('sheet')
    )();
    await (
      await layer('sheet')
    )();
    expect([where(), loads]).toEqual(['/de/programm', []]);
    await back();
    expect(where()).toBe('/de/start');
  });

  test('closed on the way to another document it moves nothing, which would stop the load', async () => {
    const { back, layer, where } = await visit();
    const close = await layer('menu');
    const go = jest.spyOn(history, 'go');
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await close();
    expect(go).not.toHaveBeenCalled();
    // The visitor stays: the entry is passed over, and the next layer leaves none.
    await (
      await layer('menu')
    )();
    expect(go).toHaveBeenCalledTimes(1);
    await back();
    expect(where()).toBe('/de/start');
  });

  test('of layers over each other Back closes the uppermost', async () => {
    const { back, layer, open, where } = await visit();
    await layer('overlay');
    await layer('sheet');
    await back();
    expect(open).toEqual(['overlay']);
    await back();
    expect([open, where()]).toEqual([[], '/de/programm']);
    await back();
    expect(where()).toBe('/de/start');
  });

  test('a page that is opened in the layer takes its place', async () => {
    const { back, go, layer, where } = await visit();
    const close = await layer('overlay');
    await go('/de/veranstaltung/7');
    await close();
    expect(where()).toBe('/de/veranstaltung/7');
    await back();
    expect(where()).toBe('/de/programm');
    await back();
    expect(where()).toBe('/de/start');
  });

  test.each([
    ['its button', async (close: () => Promise<void>, _back: () => Promise<void>) => close()],
    ['Back', async (_close: () => Promise<void>, back: () => Promise<void>) => back()],
  ])('choices made in the layer stay when it is closed by %s', async (_, leave) => {
    const { back, go, layer, open, shown, where } = await visit();
    const close = await layer('filter');
    await go('/de/programm?typ=1');
    await go('/de/programm?typ=1&ort=2');
    await leave(close, back);
    expect([open, where(), shown()]).toEqual([[], '/de/programm?typ=1&ort=2', '/de/programm?typ=1&ort=2']);
    await back();
    expect([where(), shown()]).toEqual(['/de/programm', '/de/programm']);
    await back();
    expect(where()).toBe('/de/start');
  });

  test('an entry that stayed below a page, or came back by Forward, is passed over', async () => {
    const { back, go, layer, loads, ui, where } = await visit();
    await layer('overlay');
    await layer('sheet');
    await go('/de/anreise');
    for (const close of ui.layers.toReversed()) close();
    await moved();
    await back();
    expect(where()).toBe('/de/programm');
    await back();
    expect(where()).toBe('/de/start');
    expect(loads).toEqual(['/de/anreise', '/de/programm', '/de/start']);
  });

  test('a document that is loaded again has no layer, and passes over the entry of the one that it had', async () => {
    const entry = { key: 'p', idx: 1 };
    history.pushState({ key: 's', idx: 0 }, '', '/de/start');
    history.pushState(entry, '', '/de/programm');
    history.pushState({ ...entry, idx: 2, layers: 1, below: 'p' }, '', '/de/programm');
    const { back, loads, where } = load();
    await moved();
    await back();
    expect([where(), loads]).toEqual(['/de/start', ['/de/start']]);
  });
});
