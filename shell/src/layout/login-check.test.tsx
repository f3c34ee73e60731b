/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flaggedPath, LoginCheck } from './login-check';
import { renderLayout } from './testing/render-layout';

const modal = () => screen.queryByRole('dialog', { name: 'Sie sind nicht angemeldet' });

describe('login check', () => {
  test.each([
    ['?redirect', '/de/a'],
    ['?edit=1&redirect=1', '/de/a?edit=1'],
    ['?edit=1', undefined],
    ['', undefined],
  ])('%j has the flag: %j', (search, path) => expect(flaggedPath('/de/a', search)).toBe(path));

  test('a failed check with the flag leads to the login and back', async () => {
    renderLayout(<LoginCheck />, { path: '/de/besuch?edit=1&redirect' });
    expect(await screen.findByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
      'href',
      '/de/user/login?next=%2Fde%2Fbesuch%3Fedit%3D1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Nur ansehen' }));
    expect(modal()).not.toBeInTheDocument();
  });

  test('without the flag, or logged in, nothing happens', async () => {
    renderLayout(<LoginCheck />, { path: '/de/besuch' });
    const { store } = renderLayout(<LoginCheck />, { path: '/de/besuch?redirect' });
    act(() =>
      store.user.setLogin({
        logged: true,
        id: 1,
        email: 'a@example.org',
        username: 'anna',
        role: 'editor',
        role_name: '',
        rights: ['hub'],
        admin_menus: [],
      }),
    );
    await act(async () => undefined);
    expect(modal()).not.toBeInTheDocument();
  });
});
