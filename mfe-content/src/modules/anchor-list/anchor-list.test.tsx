import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import '../../testing/module-code';
import { moduleOf } from '../../testing/records';
import { headlinesOf } from '../headlines';
import { HeadlinesContext } from '../headlines-context';
import { ModuleList } from '../module-list';

type Report = (entries: readonly Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void;
let watching: Report[] = [];
const report: Report = (entries) => watching.forEach((tell) => tell(entries));
let margin: string | undefined;
const scrolled = jest.fn();
let layoutChanges: () => void = () => undefined;

describe('anchor list', () => {
  beforeEach(() => {
    scrolled.mockClear();
    watching = [];
    class Observer {
      constructor(callback: Report, options?: IntersectionObserverInit) {
        watching.push(callback);
        margin = options?.rootMargin;
      }
      observe() {}
      disconnect() {}
    }
    class Layout {
      constructor(callback: () => void) {
        layoutChanges = callback;
      }
      observe() {}
      disconnect() {
        layoutChanges = () => undefined;
      }
    }
    Object.assign(globalThis, { IntersectionObserver: Observer, ResizeObserver: Layout, scrollTo: scrolled });
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  });

  const modules = (changes: object = {}) => [
    moduleOf('anchor_list', { id: 9, sticky: false, children: [], ...changes }),
    moduleOf('headline', { id: 1, content: 'Anreise', anchor: 'anreise' }),
    moduleOf('headline', { id: 2, content: 'Ohne Sprungmarke', anchor: '' }),
    moduleOf('headline', { id: 3, content: 'Preise', anchor: 'preise' }),
  ];

  function show(changes?: object, more: ReturnType<typeof modules> = []) {
    const fake = fakeHost({ namespace: 'content', texts: de });
    fake.store.settings.set(EXAMPLES.settings);
    const list = [...modules(changes), ...more];
    render(
      <HeadlinesContext value={headlinesOf(list, {})}>
        <ModuleList modules={list} placement="page" />
      </HeadlinesContext>,
      { wrapper: fake.wrapper },
    );
    return fake;
  }

  const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  test('leads to the headlines of the page that have an anchor, else to the places that it names', () => {
    show();
    expect(screen.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible();
    expect(links()).toEqual([
      ['Anreise', '/de#anreise'],
      ['Preise', '/de#preise'],
    ]);
  });

  test('places that are named outweigh the headlines', () => {
    show({ children: [{ key: 'a', title: 'Was es kostet', anchor: 'preise' }] });
    expect(links()).toEqual([['Was es kostet', '/de#preise']]);
  });

  test('the last place above the line is the one that is read', () => {
    const { store } = show();
    const [first, last] = [document.getElementById('anreise'), document.getElementById('preise')];
    if (!first || !last) throw new Error('no headlines');
    expect(margin).toBe(`1000000px 0px ${Math.min(0, 600 - innerHeight)}px 0px`);
    act(() => report([{ target: first, isIntersecting: true }]));
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Anreise');
    act(() => report([{ target: last, isIntersecting: true }]));
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Preise');
    expect(store.ui.activeHeadline).toBe('preise');
    act(() => report([first, last].map((target) => ({ target, isIntersecting: false }))));
    expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
  });

  test('a second list with places of its own leaves the first as it is', () => {
    const children = [{ key: 'a', title: 'Zur Anreise', anchor: 'anreise' }];
    const { store } = show({}, [moduleOf('anchor_list', { id: 10, sticky: false, children })]);
    const passed = ['anreise', 'preise'].map((id) => document.getElementById(id) ?? document.body);
    act(() => report(passed.map((target) => ({ target, isIntersecting: true }))));
    const read = screen.getAllByRole('link', { current: 'location' }).map((link) => link.textContent);
    expect(read).toEqual(['Preise', 'Zur Anreise']);
    expect(store.ui.activeHeadline).toBe('preise');
  });

  test('a click goes 200 px above the place, at once for those who want no motion, and takes the focus there', async () => {
    show();
    const target = document.getElementById('preise');
    const place = jest.spyOn(target ?? document.body, 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Preise' }));
    expect(scrolled).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
    expect(target).toHaveFocus();

    // A picture above it arrives.
    place.mockReturnValue({ top: 970 } as DOMRect);
    act(layoutChanges);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 770, behavior: 'instant' });
    // From here on the visitor goes their own way.
    await user.keyboard('{Tab}');
    place.mockReturnValue({ top: 1200 } as DOMRect);
    act(layoutChanges);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });
});
