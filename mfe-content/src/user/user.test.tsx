import { exampleUserDetails } from '@vestibule/contracts/examples/house';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import remote from '../../remote';
import deletion from './delete-account.page';
import type { AccountData } from './load-account';
import profile from './profile.page';
import settings from './settings.page';

const CHANGE = '/api/user-password/';
const anna = {
  ...exampleUserDetails,
  is_logged_in: true,
  role: 'editor',
  username: 'anna',
  email: 'anna@example.org',
  first_name: 'Anna',
  last_name: 'Vogel',
} as const;

const DETAILS = '/de/api/user-details/';
const editor: AccountData = { user: anna, customer: null };

/** A page for the account of the backend's response. */
async function open(page: typeof profile, answers: Readonly<Record<string, FakeAnswer>>, path = '/de/user/profile') {
  const fake = fakeHost({ namespace: 'content', texts: de, routes: remote.routes, path, answers });
  const data = await page.loader?.(fake.context({}));
  if (!data) throw new Error('no data');
  render(<page.Component data={data} />, { wrapper: fake.wrapper });
  return fake;
}

describe('user', () => {
  test('they are somebody’s own, kept nowhere, and not for search engines', () => {
    const pages = remote.routes.filter(({ id }) => /^user-(?:profile|settings)$|delete-account/.test(id));
    expect(pages.map(({ personal, bodyClass }) => [personal, bodyClass])).toEqual([
      [true, 'none'],
      [true, 'none'],
      [true, 'none'],
    ]);
    const { context } = fakeHost({ namespace: 'content', texts: de, routes: remote.routes });
    expect(profile.meta(editor, context({}))).toMatchObject({ noindex: true, title: 'Mein Profil' });
    expect(settings.meta(editor, context({}))).toMatchObject({ noindex: true, title: 'Einstellungen' });
  });

  test.each([profile, settings, deletion])('an anonymous visitor is asked to log in', async ({ loader }) => {
    const { context } = fakeHost({ namespace: 'content', texts: de, answers: { [DETAILS]: exampleUserDetails } });
    await expect(loader?.(context({}))).rejects.toMatchObject({ status: 401, code: 'unauthorised' });
  });

  test('the profile: name, settings, and the menus of editors', async () => {
    const { store } = await open(profile, { [DETAILS]: anna });
    act(() =>
      store.user.setLogin({
        logged: true,
        id: 1,
        email: anna.email,
        username: 'anna',
        role: 'editor',
        role_name: '',
        rights: ['hub'],
        admin_menus: [{ title: 'Content-Hub', route: 'editor/hub' }],
      }),
    );
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'Anna Vogel',
      'anna@example.org',
      'anna',
      'Redaktion',
    ]);
    expect(screen.getByRole('link', { name: 'Passwort ändern' })).toHaveAttribute('href', '/de/user/settings');
    expect(screen.getByRole('link', { name: 'Content-Hub' })).toHaveAttribute('href', '/de/editor/hub');
    expect(screen.queryByRole('link', { name: 'Meine Bestellungen' })).not.toBeInTheDocument();
  });

  describe('a customer', () => {
    const ida = { ...exampleUserDetails, is_logged_in: true, is_customer: true, email: 'ida@example.org' };
    const answers = { [DETAILS]: ida, '/api/customer/': EXAMPLES.customer };

    test('changes names and address, and has the way to orders, password, the end of session and account', async () => {
      await open(profile, answers, '/de/user/profile?saved=1');
      expect(screen.getByRole('status')).toHaveTextContent('Ihre Angaben sind gespeichert.');
      expect(screen.getByLabelText('Vorname')).toHaveValue('Ida');
      expect(screen.getByLabelText('Ort')).toHaveValue('Dresden');
      const links = ['Meine Bestellungen', 'Passwort ändern', 'Kundenkonto löschen'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      );
      expect(links).toEqual(['/de/user/orders', '/de/user/settings', '/de/user/delete']);
      const logout = screen.getByRole<HTMLButtonElement>('button', { name: 'Abmelden' });
      expect([logout.name, logout.form?.method]).toEqual(['logout', 'post']);
    });

    test('changes the password by a form that the browser posts', async () => {
      const { requests } = await open(settings, answers);
      await userEvent.type(screen.getByLabelText('Bisheriges Passwort'), 'ein altes Passwort');
      await userEvent.type(screen.getByLabelText('Neues Passwort'), 'kurz');
      await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
      expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(/mindestens 12 Zeichen haben/);
      expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    });

    test('explains the effects of deleting the account, and asks for the password', async () => {
      const fake = fakeHost({ namespace: 'content', texts: de, routes: remote.routes, answers });
      const data = await deletion.loader?.(fake.context({}));
      if (!data) throw new Error('no data');
      render(<deletion.Component data={data} />, { wrapper: fake.wrapper });
      expect(screen.getByText(/Das Kundenkonto ida@example\.org wird/)).toBeVisible();
      expect(screen.getByLabelText('Passwort')).toHaveAttribute('autocomplete', 'current-password');
      expect(deletion.meta(data, fake.context({}))).toMatchObject({ noindex: true });
    });
  });

  test('an editor has no customer’s account to delete', async () => {
    const { context } = fakeHost({ namespace: 'content', texts: de, answers: { [DETAILS]: anna } });
    await expect(deletion.loader?.(context({}))).rejects.toMatchObject({ status: 401 });
  });

  async function changeTo(next: string, answer: FakeAnswer = {}, old = 'das alte Passwort') {
    const fake = fakeHost({ namespace: 'content', texts: de, answers: { [CHANGE]: answer } });
    render(<settings.Component data={editor} />, { wrapper: fake.wrapper });
    if (old) await userEvent.type(screen.getByLabelText('Bisheriges Passwort'), old);
    if (next) await userEvent.type(screen.getByLabelText('Neues Passwort'), next);
    await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
    return fake;
  }

  test('changes the password, reports it, and clears the fields', async () => {
    const { requests } = await changeTo('ein neues, langes Passwort');
    expect(await screen.findByRole('status')).toHaveTextContent('Ihr Passwort ist geändert.');
    expect(requests).toEqual([
      {
        method: 'POST',
        path: CHANGE,
        body: { old_password: 'das alte Passwort', new_password: 'ein neues, langes Passwort' },
      },
    ]);
    expect(screen.getByLabelText('Neues Passwort')).toHaveValue('');
    expect(screen.getByLabelText('Neues Passwort')).not.toHaveAttribute('aria-invalid');
  });

  test('asks for missing values, and sends nothing', async () => {
    const { requests } = await changeTo('', {}, '');
    expect(screen.getByLabelText('Bisheriges Passwort')).toHaveAccessibleDescription('Dieses Feld ist erforderlich!');
    expect(screen.getByLabelText('Bisheriges Passwort')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  test.each([
    ['kurz', /mindestens 12 Zeichen haben/],
    ['das alte Passwort', /dasselbe wie das alte/],
  ])('%j is no new password', async (next, text) => {
    await changeTo(next);
    expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(text);
  });

  test('a password that many people have is refused at its field', async () => {
    const details = { reason: 'common' };
    await changeTo('passwordpassword', new Failure(400, { code: 'validation', field: 'new_password', details }));
    expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(/haben viele Menschen/);
  });

  test('a wrong old password is shown at its field, which keeps the typed text', async () => {
    await changeTo('ein neues, langes Passwort', new Failure(400, { code: 'validation', field: 'old_password' }));
    expect(await screen.findByText('Das ist nicht Ihr bisheriges Passwort.')).toBeVisible();
    expect(screen.getByLabelText('Bisheriges Passwort')).toHaveValue('das alte Passwort');
  });

  test.each([
    [401, 'unauthorised', 'nicht mehr angemeldet', 0],
    [429, 'rate_limited', 'Zu viele Versuche', 0],
    [503, 'unavailable', 'gerade nicht geändert', 1],
  ] as const)('%d is announced', async (status, code, text, reports) => {
    const { reported } = await changeTo('ein neues, langes Passwort', new Failure(status, { code }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(reported).toHaveLength(reports);
  });
});
