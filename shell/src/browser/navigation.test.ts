/** @jest-environment jsdom */
import { RootStore } from '@vestibule/contracts';
import type { RouteTable } from '@vestibule/contracts/site/match';
import { autorun } from 'mobx';
import type { AppHost } from '../app/app-host';
import { Navigation } from './navigation';
import type { LoadedPage, PageData } from './page-data';

const PAGE: LoadedPage = { match: undefined, route: { expose: '', slots: {} } };

describe('navigation', () => {
  beforeEach(() => {
    globalThis.scrollTo = jest.fn();
    globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  });

  /** Every requested page comes when `load` resolves; returns the store's states of loading meanwhile. */
  function visit(load: () => Promise<LoadedPage>) {
    const store = new RootStore();
    store.ui.showPage();
    const said: boolean[] = [];
    autorun(() => said.push(store.ui.navigating));
    const host = { store, report: (error: Error) => void Promise.reject(error) } as unknown as AppHost;
    const match = () => ({ skeleton: 'ensemble' });
    const table = { isElsewhere: () => false, match } as unknown as RouteTable;
    const navigation = new Navigation(host, table, { load } as unknown as PageData, { root: { slots: {} }, ...PAGE });
    const shown = new Promise((resolve) =>
      navigation.subscribe(() => resolve(navigation.getShown().location.pathname)),
    );
    return { navigator: navigation.navigator, said, shown, ui: store.ui };
  }

  test('a page that was fetched ahead is shown without a word about loading', async () => {
    const { navigator, said, shown } = visit(() => Promise.resolve(PAGE));
    navigator.push('/de/besuch');
    expect(await shown).toBe('/de/besuch');
    expect(said).toEqual([false]);
  });

  test('a page that is still to come is shown as loading until it is there', async () => {
    let arrive = (_: LoadedPage): void => undefined;
    const { navigator, said, shown } = visit(() => new Promise((resolve) => (arrive = resolve)));
    navigator.push('/de/museum');
    await new Promise((resolve) => setTimeout(resolve));
    expect(said).toEqual([false, true]);
    arrive(PAGE);
    expect(await shown).toBe('/de/museum');
    expect(said).toEqual([false, true, false]);
  });

  test('the shape of another page is known while that loads; a list that loads again has its own', async () => {
    const { navigator, ui } = visit(() => new Promise(() => undefined));
    const { pathname } = location;
    navigator.push('/de/team');
    await new Promise((resolve) => setTimeout(resolve));
    expect(ui.coming).toBe('ensemble');
    // Nothing has come yet: the first page is still the one that is shown.
    navigator.push(`${pathname}?letter=a`);
    await new Promise((resolve) => setTimeout(resolve));
    expect(ui.coming).toBeUndefined();
  });
});
