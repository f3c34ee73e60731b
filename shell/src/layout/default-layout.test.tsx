/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { LoginState } from '@vestibule/contracts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { fakeHost } from '@vestibule/contracts/testing/fake-host';
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
  admin_menus: [],
};

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

test('the name of the house leads home', () => {
  renderLayout(page);
  expect(screen.getByRole('link', { name: 'Salzhof Tannlitz, zur Startseite' })).toHaveAttribute('href', '/de');
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

test('hydrates what the server wrote without a word', async () => {
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
