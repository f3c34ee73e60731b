import { fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import remote from '../../remote';
import confirm from './confirm.page';
import newPassword from './new-password.page';
import register from './register.page';

/** Values that the browser posts by itself; the page does not go away. */
const posted: Record<string, unknown>[] = [];
const onSubmit = (event: SubmitEvent) => {
  if (!event.defaultPrevented) posted.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
  event.preventDefault();
};
describe('customer form', () => {
  beforeEach(() => {
    posted.length = 0;
    document.addEventListener('submit', onSubmit);
  });
  afterEach(() => document.removeEventListener('submit', onSubmit));

  const hostAt = (path: string) => fakeHost({ namespace: 'content', texts: de, routes: remote.routes, path });
  const TOKEN = 't'.repeat(43);

  async function fill(values: Readonly<Record<string, string>>, button: string) {
    for (const [label, value] of Object.entries(values)) await userEvent.type(screen.getByLabelText(label), value);
    await userEvent.click(screen.getByRole('button', { name: button }));
  }
  const IDA = {
    Vorname: 'Ida',
    Nachname: 'Kaufmann',
    'E-Mail-Adresse': 'ida@example.org',
    Passwort: 'ein langes Passwort',
  };

  test('without script it is a form that any browser can post', () => {
    const { wrapper: Wrapper } = hostAt('/de/user/register');
    const box = document.createElement('div');
    box.innerHTML = renderToString(
      <Wrapper>
        <register.Component data={null} />
      </Wrapper>,
    );
    const form = box.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/de/user/register#account-form']);
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['first_name', 'last_name', 'email', 'password']);
  });

  test('problems are shown above the form, which takes the focus, and nothing is posted', async () => {
    render(<register.Component data={null} />, { wrapper: hostAt('/de/user/register').wrapper });
    await fill({ ...IDA, Vorname: ' ', 'E-Mail-Adresse': 'ida', Passwort: 'kurz' }, 'Kundenkonto anlegen');
    const summary = screen.getByRole('group', { name: '3 Angaben stimmen noch nicht' });
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: /^E-Mail-Adresse: Ungültige/ }));
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveFocus();
    expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(/mindestens 12 Zeichen/);
    expect(posted).toEqual([]);
  });

  test('the browser posts a valid form, once', async () => {
    render(<register.Component data={null} />, { wrapper: hostAt('/de/user/register').wrapper });
    await fill(IDA, 'Kundenkonto anlegen');
    await userEvent.click(screen.getByRole('button', { name: 'Kundenkonto anlegen' }));
    expect(posted).toEqual([
      { first_name: 'Ida', last_name: 'Kaufmann', email: 'ida@example.org', password: 'ein langes Passwort' },
    ]);
    window.dispatchEvent(new Event('pageshow'));
    await userEvent.click(screen.getByRole('button', { name: 'Kundenkonto anlegen' }));
    expect(posted).toHaveLength(2);
  });

  test('a refused post comes back, except the password', () => {
    const refused = {
      reason: 'values' as const,
      problems: { password: 'short' },
      posted: 'first_name=Ida&last_name=Kaufmann&email=ida%40example.org',
    };
    render(<register.Component data={null} refused={refused} />, { wrapper: hostAt('/de/user/register').wrapper });
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ida');
    expect(screen.getByLabelText('Passwort')).toHaveValue('');
    expect(screen.getByRole('link', { name: /^Passwort: Das Passwort muss mindestens 12/ })).toBeVisible();
  });

  test('an accepted post shows the same to everybody', () => {
    render(<register.Component data={null} />, { wrapper: hostAt('/de/user/register?sent=1').wrapper });
    expect(screen.getByRole('status')).toHaveTextContent('Bitte sehen Sie in Ihr E-Mail-Postfach');
    expect(screen.queryByLabelText('Passwort')).not.toBeInTheDocument();
  });

  test.each([
    [confirm, '/de/user/confirm', 'Passwort', 'Bestätigen und anmelden', 'password'],
    [newPassword, '/de/user/new-password', 'Neues Passwort', 'Passwort speichern', 'new_password'],
  ] as const)('the token of a mail goes on with the form: %#', async (page, path, label, button, name) => {
    const { wrapper, context } = hostAt(`${path}?token=${TOKEN}`);
    const data = (await page.loader?.(context({}, `${path}?token=${TOKEN}`))) ?? '';
    const { unmount } = render(<page.Component data={data} />, { wrapper });
    await fill({ [label]: 'ein langes Passwort' }, button);
    expect(posted).toEqual([{ token: TOKEN, [name]: 'ein langes Passwort' }]);
    expect(page.meta(data, context({}))).toMatchObject({ noindex: true });
    unmount();
    // The answer to a post has no query.
    const refused = { reason: 'values' as const, problems: { '': 'gone' }, posted: `token=${TOKEN}` };
    render(<page.Component data="" refused={refused} />, { wrapper: hostAt(path).wrapper });
    expect(screen.getByRole('alert')).toHaveTextContent('Dieser Link gilt nicht mehr.');
    expect(document.querySelector<HTMLInputElement>('[name=token]')?.value).toBe(TOKEN);
  });

  test('no tag manager sees the address of a mail’s link, and none is stored', () => {
    const routes = remote.routes.filter(({ query }) => query?.includes('token'));
    expect(routes.map(({ id, legal, personal }) => [id, legal, personal])).toEqual([
      ['user-confirm', true, true],
      ['user-new-password', true, true],
    ]);
  });

  test.each([
    ['limited', 'Zu viele Versuche'],
    ['unavailable', 'gerade nicht möglich'],
  ] as const)('%s is announced', (reason, text) => {
    const refused = { reason, problems: {}, posted: '' };
    render(<register.Component data={null} refused={refused} />, { wrapper: hostAt('/de/user/register').wrapper });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});
