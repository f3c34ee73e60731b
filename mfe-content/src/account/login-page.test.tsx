import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RefusedPost } from '@vestibule/contracts';
import de from '../../translations/de.json';
import remote from '../../remote';
import { goTo } from './go-to';
import { LoginPage } from './login-page';

jest.mock('./go-to');

const state = {
  logged: true,
  id: 1,
  email: 'anna@example.org',
  username: 'anna',
  role: 'editor',
  role_name: '',
  rights: ['hub'],
  admin_menus: [],
};

function show(answer: object, path = '/de/user/login', refused?: RefusedPost) {
  const fake = fakeHost({
    namespace: 'content',
    texts: de,
    routes: remote.routes,
    path,
    answers: { '/api/login/': answer },
  });
  render(<LoginPage refused={refused} />, { wrapper: fake.wrapper });
  return fake;
}
async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), email);
  if (password) await userEvent.type(screen.getByLabelText('Passwort'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
}

describe('login page', () => {
  test('asks for missing values, and sends nothing', async () => {
    const { requests } = show(state);
    await fill('', '');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription('Dieses Feld ist erforderlich!');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveFocus();
    expect(screen.getByLabelText('Passwort')).toBeInvalid();
    expect(requests).toEqual([]);
  });

  test('knows what is no address', async () => {
    show(state);
    await fill('anna', 'geheim');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse!');
  });

  test('loads the page that one came from', async () => {
    const { requests } = show(state, '/de/user/login?next=/de/museum');
    await fill(' anna@example.org ', 'geheim');
    expect(requests).toEqual([
      { method: 'POST', path: '/api/login/', body: { email: 'anna@example.org', password: 'geheim' } },
    ]);
    expect(goTo).toHaveBeenLastCalledWith('/de/museum');
  });

  test('never leaves the site', async () => {
    show(state, '/de/user/login?next=//evil.example/');
    await fill('anna@example.org', 'geheim');
    expect(goTo).toHaveBeenLastCalledWith('/de');
  });

  test.each([
    [401, 'unauthorised', 'E-Mail-Adresse oder Passwort stimmen nicht.', 0],
    [429, 'rate_limited', 'Zu viele Versuche. Bitte warten Sie einige Minuten.', 0],
    [503, 'unavailable', 'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es noch einmal.', 1],
  ] as const)('%d is announced and keeps the input', async (status, code, text, reports) => {
    const { reported } = show(new Failure(status, { code }));
    await fill('anna@example.org', 'geheim');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('anna@example.org');
    expect(reported).toHaveLength(reports);
  });

  test('the code of an account with a second factor is requested, at which the focus is', async () => {
    const { requests } = show(new Failure(401, { code: 'second_factor', field: 'code' }));
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await fill('anna@example.org', 'geheim');
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(code).toHaveAccessibleDescription(/Dieses Feld ist erforderlich!/);
    expect(requests).toHaveLength(1);
    await userEvent.type(code, ' 123456 ');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(requests[1]?.body).toEqual({ email: 'anna@example.org', password: 'geheim', code: '123456' });
  });

  test('a wrong code is shown at its field', async () => {
    const answers = [
      new Failure(401, { code: 'second_factor' }),
      new Failure(401, { code: 'unauthorised', field: 'code' }),
    ];
    show(() => answers.shift() ?? state);
    await fill('anna@example.org', 'geheim');
    await userEvent.type(await screen.findByLabelText('Code'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByLabelText('Code')).toHaveAccessibleDescription(/Der Code stimmt nicht/);
  });

  describe('without script', () => {
    const refusal = (problems: RefusedPost['problems'], reason: RefusedPost['reason'] = 'values'): RefusedPost => ({
      reason,
      problems,
      posted: 'email=anna%40example.org&next=%2Fde%2Fmuseum',
    });

    test('the page takes the form, with where it leads to', () => {
      show(state, '/de/user/login?next=/de/museum');
      const form = screen.getByLabelText<HTMLInputElement>('Passwort').form;
      expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/de/user/login']);
      expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
        email: '',
        password: '',
        next: '/de/museum',
      });
    });

    test.each([
      [refusal({ '': 'unauthorised' }), 'E-Mail-Adresse oder Passwort stimmen nicht.'],
      [refusal({}, 'limited'), 'Zu viele Versuche. Bitte warten Sie einige Minuten.'],
      [refusal({}, 'unavailable'), 'Die Anmeldung ist gerade nicht möglich.'],
    ])('a refused post is shown, and comes back: %#', async (refused, text) => {
      const { requests } = show(state, '/de/user/login', refused);
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('anna@example.org');
      await userEvent.type(screen.getByLabelText('Passwort'), 'geheim');
      await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
      expect(requests).toHaveLength(1);
      expect(goTo).toHaveBeenLastCalledWith('/de/museum');
    });

    test('a code is requested, and its problem is shown', () => {
      show(state, '/de/user/login', refusal({ code: 'second_factor' }));
      expect(screen.getByLabelText('Code')).not.toHaveAttribute('aria-invalid');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    test('a wrong code is shown at its field', () => {
      show(state, '/de/user/login', refusal({ code: 'unauthorised' }));
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Der Code stimmt nicht/);
    });
  });

  test('says what has led here, and who is logged in already', () => {
    const { store } = show(state, '/de/user/login?chosen=1');
    expect(screen.getByRole('status')).toHaveTextContent('Ihr Passwort ist gespeichert. Bitte melden Sie sich an.');
    act(() => store.user.setDetails({ ...store.user.details, is_logged_in: true, email: 'anna@example.org' }));
    expect(screen.getByText(/Sie sind schon angemeldet: anna@example\.org/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/de/user/profile');
    expect(screen.getByRole('link', { name: /^Noch kein Kundenkonto/ })).toHaveAttribute('href', '/de/user/register');
  });
});
