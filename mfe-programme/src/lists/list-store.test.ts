import { appendNew } from './append-new';
import { ListStore, loadsByItself, type ListKind, type ListStart, type ReadPage } from './list-store';

interface Items extends ListStart {
  readonly items: readonly { readonly id: number }[];
}
const ITEMS: ListKind<Items> = {
  join: (shown, more) => ({ items: appendNew(shown.items, more.items) }),
  ids: ({ items }) => items.map(({ id }) => id),
};

const pageOf = (page: number, ids: number[], hasNext = true): Items => ({
  query: { page },
  hasNext,
  items: ids.map((id) => ({ id })),
});
const PAGES: Record<number, Items> = {
  1: pageOf(1, [1, 2]),
  2: pageOf(2, [3]),
  3: pageOf(3, [4]),
  4: pageOf(4, [5], false),
};
const given: ReadPage<Items> = (_, page) => Promise.resolve(PAGES[page] ?? pageOf(page, [], false));

function opened(readPage = given, start = pageOf(1, [1, 2])) {
  const read = jest.fn<ReturnType<ReadPage<Items>>, Parameters<ReadPage<Items>>>(readPage);
  const list = new ListStore(ITEMS, read);
  list.open(start);
  return { list, start, asked: () => read.mock.calls.map(([, page]) => page) };
}
const shown = (list: ListStore<Items>) => list.view?.shown.items.map(({ id }) => id);
/** A call that is answered when the test says so. */
function later<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (answer = resolve));
  return { promise, answer };
}

describe('list store', () => {
  test('starts at page 0 with nothing, and asks for nothing before it is opened', async () => {
    const read = jest.fn();
    const list = new ListStore(ITEMS, read);
    await list.loadNext();
    expect([list.page, list.view, read.mock.calls]).toEqual([0, null, []]);
  });

  test('a page that is shown already is not requested again', async () => {
    const { list, asked } = opened();
    await list.load(1);
    await list.load(0);
    expect(asked()).toEqual([]);
  });

  test('the next page is added, and loading is true meanwhile', async () => {
    const { list } = opened();
    const loading = list.loadNext();
    expect(list.view).toMatchObject({ listLoading: true, page: 1 });
    await loading;
    expect(list.view).toMatchObject({ listLoading: false, page: 2, added: 1, firstAdded: 3, shown: { hasNext: true } });
    expect(shown(list)).toEqual([1, 2, 3]);
  });

  test('a record that moved to the next page meanwhile is neither shown nor counted twice', async () => {
    const { list } = opened(() => Promise.resolve(pageOf(2, [2, 3], false)));
    await list.loadNext();
    expect(shown(list)).toEqual([1, 2, 3]);
    expect(list.view).toMatchObject({ added: 1, firstAdded: 3, shown: { hasNext: false } });
  });

  test('while a page is on its way no other is requested', async () => {
    const { list, asked } = opened();
    await Promise.all([list.loadNext(), list.loadNext(), list.load(3)]);
    expect(asked()).toEqual([2]);
  });

  test('of fast changes only the last selection’s pages are shown, in whichever order they arrive', async () => {
    const calls = [later<Items>(), later<Items>(), later<Items>()];
    let call = 0;
    const list = new ListStore(ITEMS, () => (calls[call++] ?? later<Items>()).promise);
    const loads = [10, 20, 30].map((id) => {
      list.open(pageOf(1, [id]));
      return list.loadNext();
    });
    for (const which of [2, 0, 1]) calls[which]?.answer(pageOf(2, [which + 1]));
    await Promise.all(loads);
    expect(shown(list)).toEqual([30, 3]);
    expect(list.view?.listLoading).toBe(false);
  });

  test('leaving aborts the request; coming back, the page can be requested again', async () => {
    const signals: AbortSignal[] = [];
    const { list, asked } = opened((_start, _page, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('left'))));
    });
    const loading = list.loadNext();
    list.leave();
    await loading;
    expect(signals[0]?.aborted).toBe(true);
    expect(list.view).toMatchObject({ listLoading: false, failed: false, page: 1 });
    void list.loadNext();
    expect(asked()).toEqual([2, 2]);
  });

  test('a failure keeps the list, loads nothing by itself, and can be tried again', async () => {
    let broken = true;
    const { list, start } = opened((from, page, signal) =>
      broken ? Promise.reject(new Error('503')) : given(from, page, signal),
    );
    await list.loadNext();
    expect(list.view).toMatchObject({ failed: true, listLoading: false, page: 1, added: 0 });
    expect(loadsByItself(list.viewOf(start))).toBe(false);
    expect(shown(list)).toEqual([1, 2]);
    broken = false;
    await list.loadNext();
    expect(list.view?.failed).toBe(false);
    expect(shown(list)).toEqual([1, 2, 3]);
  });

  test('two further pages load by themselves, and not the one after; where the list begins does not matter', async () => {
    const { list, start } = opened(given, pageOf(2, [3]));
    expect(loadsByItself(list.viewOf(start))).toBe(true);
    await list.loadNext();
    expect(loadsByItself(list.viewOf(start))).toBe(true);
    await list.loadNext();
    expect(list.page).toBe(4);
    expect(loadsByItself(list.viewOf(start))).toBe(false);

    const longer = opened();
    await longer.list.loadNext();
    await longer.list.loadNext();
    expect(longer.list.view?.shown.hasNext).toBe(true);
    expect(loadsByItself(longer.list.viewOf(longer.start))).toBe(false);
  });

  test('coming back to the same first page keeps the further ones; another one starts again', async () => {
    const { list, start } = opened();
    await list.loadNext();
    list.open(JSON.parse(JSON.stringify(start)) as Items);
    expect(shown(list)).toEqual([1, 2, 3]);
    expect(list.viewOf(pageOf(1, [9])).shown.items).toEqual([{ id: 9 }]);
    list.open(pageOf(1, [9]));
    expect(shown(list)).toEqual([9]);
  });

  test('a list that is loaded again loads as many pages by itself as it had', async () => {
    const { list, start } = opened();
    list.open(start, 4);
    await list.loadNext();
    await list.loadNext();
    expect(list.page).toBe(3);
    const view = list.viewOf(start);
    expect(loadsByItself(view)).toBe(false);
    expect(loadsByItself(view, list.pageBefore)).toBe(true);
    await list.loadNext();
    expect(loadsByItself(list.viewOf(start), list.pageBefore)).toBe(false);
  });
});
