/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { LoginState } from '@vestibule/contracts';
import { exampleSettings } from '@vestibule/contracts/examples/house';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { fakeHost } from '@vestibule/testkit/fake-host';
import de from '../../translations/de.json';
import { DefaultLayout } from './default-layout';
import { META, renderLayout } from './testing/render-layout';

const page = <DefaultLayout meta={META}>Inhalt der Seite</DefaultLayout>;
const login: LoginState = {
  logged: true,
  id: 1,
  email: 'a@example.org',
  username: 'anna',
  role: 'editor',
  role_name: '',
  rights: ['hub'],
  admin_menus: [],
};

describe('default layout', () => {
  test('landmarks, and a way past the header', () => {
    renderLayout(page);
    expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Impressum' })).toHaveAttribute(
      'href',
      '/de/impressum',
    );
    expect(screen.getByTestId('slot-header-info')).toBeInTheDocument();
  });

  test('ways to the menu, the search and the footer', () => {
    const { container } = renderLayout(page);
    const ways = within(screen.getByRole('navigation', { name: 'Sprungmarken' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#content', '#menu', '/de/search', '#footer']);
    for (const id of ['content', 'menu', 'footer']) expect(container.querySelectorAll(`#${id}`)).toHaveLength(1);
  });

  test('the part for the index of a search ends before the footer', () => {
    const { container } = renderLayout(page);
    expect(container.querySelector('main + [data-search-index="end"]')).not.toBeNull();
  });

  const design = (changes: object) => ({ ...exampleSettings, design: { ...exampleSettings.design, ...changes } });
  const logoTo = (logoLink: string) => design({ header: { ...exampleSettings.design.header, logoLink } });

  test.each([
    ['', '/de'],
    ['/', '/de'],
    ['/media/logo.png', '/de'],
    ['/de/museum', '/de/museum'],
  ])('the name of the house, with the setting "%s", leads to %s', (setting, address) => {
    const { store } = renderLayout(page);
    act(() => store.settings.set(logoTo(setting)));
    expect(screen.getByRole('link', { name: /, zur Startseite$/ })).toHaveAttribute('href', address);
  });

  test('siblings are tabs where their menu entry wants it', () => {
    const { store } = renderLayout(page, { path: '/de/besuch/anreise' });
    const tabs = () => screen.queryByRole('navigation', { name: 'Besuch' });
    expect(tabs()).not.toBeInTheDocument();
    const { menu, footer } = store.navigation.current;
    act(() => store.navigation.set({ footer, menu: menu.map((entry) => ({ ...entry, has_tab_navigation: true })) }));
    const tab = within(tabs() ?? document.body).getByRole('link', { name: 'Anreise' });
    expect(tab).toHaveAttribute('aria-current', 'page');
  });

  test('the settings say on which side the lists of the menu stand', () => {
    const { store } = renderLayout(page);
    act(() => store.settings.set(design({ menu: { style1: 'right', style2: 'left' } })));
    const lists = screen.getByRole('navigation', { name: 'Weitere Seiten' }).parentElement;
    expect(lists).toHaveAttribute('data-primary', 'right');
    expect(lists).toHaveAttribute('data-secondary', 'left');
  });

  test('a landing page has no menu', () => {
    renderLayout(<DefaultLayout meta={{ ...META, isLandingPage: true }}>Inhalt</DefaultLayout>);
    expect(screen.queryByRole('navigation', { name: 'Hauptmenü' })).not.toBeInTheDocument();
  });

  test('only editors get the editor’s bar, as soon as they are known', () => {
    const { store } = renderLayout(page);
    expect(screen.queryByTestId('slot-editor-toolbar')).not.toBeInTheDocument();
    act(() => store.user.setLogin(login));
    expect(screen.getByTestId('slot-editor-toolbar')).toBeInTheDocument();
  });

  test('the editor’s bar gets the record that the page shows', () => {
    const record = { kind: 'event', id: 7 } as const;
    const { store } = renderLayout(<DefaultLayout meta={{ ...META, record }}>Inhalt</DefaultLayout>);
    act(() => store.user.setLogin(login));
    expect(screen.getByTestId('slot-editor-toolbar')).toHaveAttribute('data-params', JSON.stringify({ record }));
  });

  test('the header knows when a quarter of the window is scrolled away', () => {
    const { store } = renderLayout(page);
    expect(store.ui.headerScroll).toBe(false);
    window.scrollY = window.innerHeight / 4 + 1;
    fireEvent.scroll(window);
    expect(store.ui.headerScroll).toBe(true);
    window.scrollY = 0;
    fireEvent.scroll(window);
    expect(store.ui.headerScroll).toBe(false);
  });

  test('hydrates the server’s HTML without a warning', async () => {
    const { wrapper: Wrapper } = fakeHost({ texts: de });
    const app = <Wrapper>{page}</Wrapper>;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(app);
    const onRecoverableError = jest.fn();
    await act(async () => {
      hydrateRoot(root, app, { onRecoverableError });
      await Promise.resolve();
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.remove();
  });
});
