import { exampleUserDetails } from '@vestibule/contracts/testing/examples/house';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/contracts/testing/fake-host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import remote from '../../remote';
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

test('only for those who are logged in, and not for search engines', () => {
  const pages = remote.routes.filter(({ id }) => id === 'user-profile' || id === 'user-settings');
  expect(pages.map(({ middleware, bodyClass }) => [middleware, bodyClass])).toEqual([
    [['logged-in'], 'none'],
    [['logged-in'], 'none'],
  ]);
  const { context } = fakeHost({ namespace: 'content', texts: de });
  expect(profile.meta(anna, context({}))).toMatchObject({ noindex: true, title: 'Mein Profil' });
  expect(settings.meta(null, context({}))).toMatchObject({ noindex: true, title: 'Einstellungen' });
});

test('the profile: who it is, the settings, and the menus of editors', async () => {
  const { context, wrapper, store } = fakeHost({
    namespace: 'content',
    texts: de,
    answers: { '/de/api/user-details/': anna },
  });
  const data = await profile.loader?.(context({}));
  if (!data) throw new Error('no data');
  act(() =>
    store.user.setLogin({
      logged: true,
      id: 1,
      email: anna.email,
      username: 'anna',
      role: 'editor',
      admin_menus: [{ title: 'Content-Hub', route: 'editor/hub' }],
    }),
  );
  render(<profile.Component data={data} />, { wrapper });
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Anna Vogel',
    'anna@example.org',
    'anna',
    'Redaktion',
  ]);
  expect(screen.getByRole('link', { name: 'Passwort ändern' })).toHaveAttribute('href', '/de/user/settings');
  expect(screen.getByRole('link', { name: 'Content-Hub' })).toHaveAttribute('href', '/de/editor/hub');
});

async function changeTo(next: string, answer: FakeAnswer = {}, old = 'das alte Passwort') {
  const fake = fakeHost({ namespace: 'content', texts: de, answers: { [CHANGE]: answer } });
  render(<settings.Component data={null} />, { wrapper: fake.wrapper });
  if (old) await userEvent.type(screen.getByLabelText('Bisheriges Passwort'), old);
  if (next) await userEvent.type(screen.getByLabelText('Neues Passwort'), next);
  await userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));
  return fake;
}

test('changes the password, says so, and forgets what was typed', async () => {
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

test('asks for what is missing, and sends nothing', async () => {
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

test('a wrong old password is said at its field, which keeps what was typed', async () => {
  await changeTo('ein neues, langes Passwort', new Failure(400, { code: 'validation', field: 'old_password' }));
  expect(await screen.findByText('Das ist nicht Ihr bisheriges Passwort.')).toBeVisible();
  expect(screen.getByLabelText('Bisheriges Passwort')).toHaveValue('das alte Passwort');
});

test.each([
  [401, 'unauthorised', 'nicht mehr angemeldet', 0],
  [429, 'rate_limited', 'Zu viele Versuche', 0],
  [503, 'unavailable', 'gerade nicht geändert', 1],
] as const)('%d is said aloud', async (status, code, text, reports) => {
  const { reported } = await changeTo('ein neues, langes Passwort', new Failure(status, { code }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(reported).toHaveLength(reports);
});
