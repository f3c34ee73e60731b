import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import type { ContentModule } from '@vestibule/contracts';
import { act, render, screen } from '@testing-library/react';
import '../testing/module-code';
import { moduleOf } from '../testing/records';
import { loadModules } from './load-modules';
import { LoadedContext } from './loaded-context';
import { ModuleList } from './module-list';
import { moduleSlots } from './module-slots';

const CONTAINER = '/de/pageeditor-api/container/by-slug/hinweis';
const columns = (...children: readonly ContentModule[]) => [{ classes: '100', children }];
const containerOf = (...children: readonly ContentModule[]) => ({
  ...EXAMPLES.container,
  columns: columns(...children),
});

async function show(modules: readonly ContentModule[], answers: Record<string, FakeAnswer>) {
  const { wrapper, context, requests } = fakeHost({ answers });
  const loaded = await loadModules(modules, context({}));
  const list = (
    <LoadedContext value={loaded}>
      <ModuleList modules={modules} placement="page" />
    </LoadedContext>
  );
  return { loaded, requests, ...render(list, { wrapper }) };
}

describe('load modules', () => {
  test('a container shows the modules of the section that it names, and loads their data', async () => {
    const container = moduleOf('container', { id: 1, slug: 'hinweis', layout: '' });
    const events = moduleOf('event_list', { id: 60 });
    const answer = containerOf(moduleOf('headline', { id: 50 }), moduleOf('venue', { id: 51, venue: 8 }), events);
    const { loaded } = await show([container], { [CONTAINER]: answer, '/de/api/venues/': EXAMPLES.venues });
    expect(screen.getByRole('heading', { name: 'Die Orgel' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hofgut' })).toHaveAttribute('href', '/de/venues/hofgut/8');
    expect(moduleSlots([container], loaded)).toMatchObject([{ slot: 'event-list', id: 'm60' }]);
  });

  test('a container that names no section yet requests none', async () => {
    const { requests } = await show([moduleOf('container', { id: 1, slug: '' })], {});
    expect(requests).toEqual([]);
  });

  test('a container that is not there shows nothing, and the page is whole', async () => {
    await show([moduleOf('container', { id: 1, slug: 'fehlt' }), moduleOf('headline', { id: 2 })], {});
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  test('a container is busy while its section is loaded', () => {
    const { store, wrapper } = fakeHost();
    const list = <ModuleList modules={[moduleOf('container', { id: 1, slug: 'hinweis' })]} placement="page" />;
    const { container } = render(list, { wrapper });
    const isBusy = () => container.querySelector('[aria-busy=true]') !== null;
    expect(isBusy()).toBe(false);
    act(() => store.page.setSectionLoading('hinweis', true));
    expect(isBusy()).toBe(true);
    act(() => store.page.setSectionLoading('hinweis', false));
    expect(isBusy()).toBe(false);
  });

  test('a section that is inside of itself shows nothing', async () => {
    const inner = moduleOf('container', { id: 2, slug: 'hinweis' });
    const answers = { [CONTAINER]: containerOf(moduleOf('headline', { id: 3 }), inner) };
    const { requests } = await show([moduleOf('container', { id: 1, slug: 'hinweis' })], answers);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  test('houses: one, those that are named in their order, all', async () => {
    const answers = { '/de/api/venues/': EXAMPLES.venues };
    const names = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
    const { unmount } = await show([moduleOf('venue_list', { venues: [8, 7] })], answers);
    expect(names()).toEqual(['Hofgut', 'Altes Lager']);
    unmount();
    await show([moduleOf('venue', { id: 1, venue: 7 }), moduleOf('venue_list', { id: 2, venues: [] })], answers);
    expect(names()).toEqual(['Altes Lager', 'Altes Lager', 'Hofgut']);
    expect(screen.getAllByText('Museumsplatz 1, 01234 Musterstadt')).toHaveLength(2);
  });

  test('a house that is gone leaves nothing behind', async () => {
    await show([moduleOf('venue', { venue: 99 })], { '/de/api/venues/': EXAMPLES.venues });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
