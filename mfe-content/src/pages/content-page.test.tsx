import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import de from '../../translations/de.json';
import '../testing/module-code';
import { moduleOf, page } from '../testing/records';
import { ContentPage } from './content-page';
import contentPage from './content-page.page';

const loadedPage = (changes: Parameters<typeof page>[0]) => ({ ...page(changes), loaded: {} });

describe('content page', () => {
  test('loads the page of the path, in the requested version', async () => {
    const { context, requests } = fakeHost({ answers: { '/de/pageeditor-api/page/museum/orgel': page() } });
    await expect(contentPage.loader?.(context({ '*': 'museum/orgel' }))).resolves.toMatchObject({ title: 'Orgel' });
    await contentPage.loader?.(context({ '*': 'museum/orgel' }, '/de/museum/orgel?version_id=12'));
    expect(requests.map(({ path }) => path)).toEqual([
      '/de/pageeditor-api/page/museum/orgel',
      '/de/pageeditor-api/page/museum/orgel?version_id=12',
    ]);
  });

  test('unpublished content is requested by the link to it', async () => {
    const { context, requests } = fakeHost({
      namespace: 'content',
      texts: de,
      answers: { '/de/pageeditor-api/page/orgel': page() },
    });
    await contentPage.loader?.(context({ '*': 'orgel' }, '/de/orgel?preview=1.a'));
    expect(requests.map(({ path }) => path)).toEqual(['/de/pageeditor-api/page/orgel?preview=1.a']);
  });

  test('a legal page, whose route has no catch-all, is the record at its address', async () => {
    const { context, requests } = fakeHost({ lang: 'cs', answers: { '/cs/pageeditor-api/page/impressum': page() } });
    await contentPage.loader?.(context({}, '/cs/impressum'));
    expect(requests.map(({ path }) => path)).toEqual(['/cs/pageeditor-api/page/impressum']);
  });

  test('the home page describes the house to search engines, and is there when nobody can say anything of it', async () => {
    const home = page({ path: '/de' });
    const { context } = fakeHost({ answers: { '/de/pageeditor-api/page/': home, '/de/api/museum/': EXAMPLES.museum } });
    const data = await contentPage.loader?.(context({}, '/'));
    expect(data && contentPage.meta(data, context({})).jsonLd).toMatchObject([
      { '@type': 'Museum', name: 'Beispielmuseum' },
    ]);
    const alone = fakeHost({ answers: { '/de/pageeditor-api/page/': home } });
    await expect(contentPage.loader?.(alone.context({}, '/'))).resolves.toEqual({ ...home, loaded: {} });
  });

  test('a page that is not there is not found', async () => {
    const { context } = fakeHost();
    await expect(contentPage.loader?.(context({ '*': 'nirgends' }))).rejects.toMatchObject({ status: 404 });
  });

  test('shows its headline and modules; an edit covers the server’s data', () => {
    const { store, wrapper } = fakeHost();
    const { unmount } = render(<ContentPage data={loadedPage({ modules: [moduleOf('text')] })} />, { wrapper });
    expect(screen.getByRole('heading', { level: 1, name: 'Die Orgel im Großen Saal' })).toBeInTheDocument();
    act(() => store.page.replace(moduleOf('text', { content: '<p>2847 Pfeifen</p>' })));
    expect(screen.getByText('2847 Pfeifen')).toBeInTheDocument();
    unmount();
    expect(store.page.current).toBeNull();
  });

  test('the next page replaces the last one and its edits', () => {
    const { store, wrapper } = fakeHost();
    const { rerender } = render(<ContentPage data={loadedPage({ modules: [moduleOf('text')] })} />, { wrapper });
    act(() => store.page.replace(moduleOf('text', { content: '<p>geändert</p>' })));
    rerender(<ContentPage data={loadedPage({ id: 2, headline: 'Anreise', modules: [] })} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Anreise' })).toBeInTheDocument();
    expect(screen.queryByText('geändert')).not.toBeInTheDocument();
    expect(store.page.current?.id).toBe(2);
  });

  test.each([
    ['an editor', 'editor', ['GET', 'POST']],
    ['a visitor', null, []],
  ] as const)('a section that the page came without is made for %s', async (_, role, methods) => {
    jest.useFakeTimers();
    const { store, wrapper, requests } = fakeHost({
      answers: { '/de/pageeditor-api/container/by-slug': EXAMPLES.container },
    });
    if (role)
      store.user.setLogin({
        logged: true,
        id: 1,
        email: 'a@example.org',
        username: 'a',
        role,
        role_name: '',
        rights: ['hub'],
        admin_menus: [],
      });
    const modules = [moduleOf('container', { id: 1, slug: 'hinweis' }), moduleOf('container', { id: 2, slug: 'da' })];
    const data = { ...page({ modules }), loaded: { 2: [] } };
    render(<ContentPage data={data} />, { wrapper });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(requests.map(({ method }) => method)).toEqual(methods);
    jest.useRealTimers();
  });

  test('a hero has the only h1', () => {
    const { wrapper } = fakeHost();
    render(<ContentPage data={loadedPage({ modules: [moduleOf('full_teaser')] })} />, { wrapper });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Regen aus Pfeifen');
  });
});
