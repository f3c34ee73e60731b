/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { RouteName } from '@vestibule/contracts';
import { exampleUserDetails } from '@vestibule/contracts/examples/house';
import { Failure, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLayout } from '../testing/render-layout';
import { openPage, reloadPage } from './reload-page';
import { UserMenu } from './user-menu';

jest.mock('./reload-page');

const LOGOUT = '/api/user-logout/';
const somebody = {
  ...exampleUserDetails,
  is_logged_in: true,
  username: 'anna',
  first_name: 'Anna',
  last_name: 'Vogel',
  logout_url: LOGOUT,
};

/** The menu of a signed-in visitor, opened. */
async function open(
  routes: readonly RouteName[] = [],
  answers: Readonly<Record<string, FakeAnswer>> = {},
  details = somebody,
) {
  const fake = renderLayout(<UserMenu />, { routes, answers });
  act(() => fake.store.user.setDetails(details));
  await userEvent.click(screen.getByText(/\w+/, { selector: 'summary > span:last-of-type' }));
  return fake;
}

describe('user menu', () => {
  afterEach(() => jest.mocked(reloadPage).mockClear());

  test('nobody who is not signed in has a menu: it is the way to the login', () => {
    renderLayout(<UserMenu />);
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/de/user/login');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('says first and last name', async () => {
    await open();
    expect(within(screen.getByRole('group')).getByText('Anna Vogel')).toBeVisible();
  });

  test('says the user name of somebody without a name', async () => {
    await open([], {}, { ...somebody, first_name: '', last_name: '' });
    expect(screen.getByText('anna')).toBeVisible();
  });

  test('leads to the profile where a remote has one', async () => {
    await open(['user-profile']);
    expect(screen.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/de/user/profile');
  });

  test('entries without a link are hidden', async () => {
    await open([], {}, { ...somebody, logout_url: '' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Abmelden' })).not.toBeInTheDocument();
  });

  test('logs out by a POST, and reloads the page', async () => {
    const { requests } = await open([], { [LOGOUT]: {} });
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
    expect(requests).toEqual([{ method: 'POST', path: LOGOUT, body: undefined }]);
  });

  test('a logout that fails is announced', async () => {
    await open([], { [LOGOUT]: new Failure(503) });
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Abmeldung hat nicht geklappt');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('a form that is not saved is asked about before anything ends', async () => {
    const { store, requests } = await open([], { [LOGOUT]: {} });
    let goOn = () => undefined as void;
    const release = store.page.guardLeaving((next) => (goOn = next));
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(requests).toEqual([]);
    goOn();
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
    release();
  });

  describe('a customer', () => {
    const customer = { ...somebody, is_customer: true };
    const DETAILS = '/de/api/user-details/';
    afterEach(() => void (document.cookie = 'signed_in=; max-age=0'));

    test('is requested on a page that is the same for everybody, where a cookie says that there may be one', async () => {
      document.cookie = 'signed_in=1';
      renderLayout(<UserMenu />, { answers: { [DETAILS]: customer } });
      expect(await screen.findByText('Anna Vogel')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Anmelden' })).not.toBeInTheDocument();
    });

    test('is requested by no other page', async () => {
      const { requests } = renderLayout(<UserMenu />, { answers: { [DETAILS]: customer } });
      await act(() => Promise.resolve());
      expect(requests).toEqual([]);
    });

    test('whose session is over is nobody', async () => {
      document.cookie = 'signed_in=1';
      const { requests } = renderLayout(<UserMenu />, { answers: { [DETAILS]: exampleUserDetails } });
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(screen.getByRole('link', { name: 'Anmelden' })).toBeVisible();
    });

    test('has the way to the orders, which editors have not, and goes home by logging out', async () => {
      await open(['user-profile', 'user-orders'], { [LOGOUT]: {} }, customer);
      expect(screen.getByRole('link', { name: 'Meine Bestellungen' })).toHaveAttribute('href', '/de/user/orders');
      await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
      await waitFor(() => expect(openPage).toHaveBeenCalledWith('/de'));
      expect(reloadPage).not.toHaveBeenCalled();
    });

    test('an editor has no way to orders', async () => {
      await open(['user-profile', 'user-orders']);
      expect(screen.queryByRole('link', { name: 'Meine Bestellungen' })).not.toBeInTheDocument();
    });
  });
});
