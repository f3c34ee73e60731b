import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useLocation } from 'react-router-dom';
import remote from '../../remote';
import de from '../../translations/de.json';
import { eventsPage, listItem } from '../testing/records';
import page from './favourites.page';
import { loadFavourites } from './favourites.loader';
import { FavouritesStore } from '../favourites/favourites-store';
import type { Saved } from '../favourites/saved';

const PATH = '/de/favourites';
const NOON = Date.UTC(2026, 10, 21, 11, 30);
const [EXHIBITION] = EXAMPLES.exhibitions.results;
const EVENTS = [listItem({ id: 1 }), listItem({ id: 2, date_start: '2026-11-22T19:30:00+01:00' })];

function Where() {
  const { pathname, search } = useLocation();
  return <span data-testid="where">{pathname + search}</span>;
}

describe('favourites', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOON, doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
    window.localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  async function load(search: string) {
    const fake = fakeHost({
      namespace: 'programme',
      routes: remote.routes,
      texts: de,
      path: PATH + search,
      answers: {
        '/de/api/events/?ids=1%2C2%2C9&page_size=50': eventsPage(EVENTS),
        '/de/api/events/?ids=1%2C2&page_size=50': eventsPage(EVENTS),
        [`/de/api/exhibitions/?ids=${EXHIBITION?.id}&page_size=50`]: { ...EXAMPLES.exhibitions, results: [EXHIBITION] },
      },
    });
    const data = await loadFavourites(fake.context({}, PATH + search));
    return { ...fake, data, meta: page.meta(data, fake.context({})) };
  }
  async function show(search = '', own: Partial<Saved> = {}) {
    const loaded = await load(search);
    const store = loaded.store.remote('favourites', () => new FavouritesStore());
    act(() => store.change({ events: [], exhibitions: [], ...own }));
    render(
      <>
        <page.Component data={loaded.data} />
        <Where />
      </>,
      { wrapper: loaded.wrapper },
    );
    return { ...loaded, favourites: store };
  }
  const heart = (title: string) => screen.getByRole('button', { name: `Merken: ${title}` });
  const link = (name: RegExp | string) => screen.queryByRole('link', { name });
  const button = (name: RegExp | string) => screen.queryByRole('button', { name });

  test('a list from somebody else: its records, its calendar, its address; all of it can be saved', async () => {
    const { favourites, requests, meta } = await show(`?events=1,2&exhibitions=${EXHIBITION?.id}`);
    expect(requests).toHaveLength(2);
    expect(
      within(screen.getByRole('region', { name: 'Ausstellungen' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(1);
    expect(link('Abend 1')).toBeVisible();
    expect(link('In den Kalender')).toHaveAttribute(
      'href',
      `/de/api/favourites.ics?events=1,2&exhibitions=${EXHIBITION?.id}`,
    );
    expect(heart('Abend 2')).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(button('Alle merken') as HTMLElement);
    expect(favourites.saved).toEqual({ events: [1, 2], exhibitions: [EXHIBITION?.id] });
    expect(heart('Abend 2')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Alle merken')).toBeNull();
    expect(meta).toMatchObject({
      noindex: true,
      urls: { en: `/en/favourites?events=1,2&exhibitions=${EXHIBITION?.id}` },
    });
  });

  test('an entry that is saved no longer stays in sight, and comes back by one press', async () => {
    const { favourites } = await show('?events=1,2', { events: [1, 2] });
    fireEvent.click(heart('Abend 1'));
    expect(favourites.saved.events).toEqual([2]);
    expect(link('Abend 1')).toBeVisible();
    fireEvent.click(heart('Abend 1'));
    fireEvent.click(button('Alle von der Merkliste nehmen') as HTMLElement);
    expect(favourites.saved.events).toEqual([]);
    fireEvent.click(button('Alle merken') as HTMLElement);
    expect(favourites.saved.events).toEqual([1, 2]);
  });

  test('without records in its address the page moves to those of the visitor', async () => {
    await show('', { events: [1, 2] });
    expect(screen.getByTestId('where')).toHaveTextContent('/de/favourites?events=1,2');
  });

  test('an empty list says how to fill it', async () => {
    const { requests } = await show();
    expect(requests).toHaveLength(0);
    expect(screen.getByText(/^Noch nichts gemerkt/)).toBeVisible();
    expect(link('Ausstellungen')).toHaveAttribute('href', '/de/ausstellungen');
  });

  test('entries that are over are counted, and can be removed', async () => {
    const { favourites } = await show('?events=1,2,9', { events: [1, 2, 9] });
    expect(screen.getByText(/^1 Eintrag ist vorbei/)).toBeVisible();
    fireEvent.click(button('Von der Merkliste nehmen') as HTMLElement);
    expect(favourites.saved.events).toEqual([1, 2]);
    expect(button('Von der Merkliste nehmen')).toBeNull();
  });

  test('a list of another visitor has the way back to the own one', async () => {
    await show('?events=1,2', { events: [2], exhibitions: [7, 8] });
    expect(link('Ihre Merkliste, 2 weitere Einträge')).toHaveAttribute(
      'href',
      '/de/favourites?events=2&exhibitions=7,8',
    );
  });

  test('a full list refuses with a reason', async () => {
    const full = Array.from({ length: 50 }, (_, index) => index + 100);
    const { favourites } = await show('?events=1,2', { events: full });
    fireEvent.click(heart('Abend 1'));
    expect(screen.getByRole('alert')).toHaveTextContent('Die Merkliste ist voll');
    expect(favourites.saved.events).toEqual(full);
  });

  test('a browser that stores nothing says so', async () => {
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await show('?events=1,2');
    fireEvent.click(heart('Abend 1'));
    expect(screen.getByRole('status')).toHaveTextContent('Ihr Browser speichert nichts');
    denied.mockRestore();
  });

  test('the server knows no list, and keeps the place of each heart', async () => {
    const { data, wrapper: Wrapper } = await load('?events=1,2');
    const html = renderToString(
      <Wrapper>
        <page.Component data={data} />
      </Wrapper>,
    );
    expect(html).toContain('Abend 1');
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(2);
    expect(html).not.toContain('Alle merken');
  });
});
