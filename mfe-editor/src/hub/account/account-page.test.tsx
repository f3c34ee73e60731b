import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import page from './account.page';

const FACTOR = '/api/user-second-factor/';
const SESSIONS = '/api/user-sessions/';
const off = {
  active: false,
  recovery_codes: 0,
  offer: { secret: 'A'.repeat(32), uri: 'otpauth://totp/x', size: 2, path: 'M0 0h1v1h-1z' },
};

async function show(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path: '/cms-hub/account',
    answers: { [SESSIONS]: EXAMPLES.ownSessions, [FACTOR]: off, ...answers },
  });
  const data = await page.loader?.(fake.context({}, '/cms-hub/account'));
  fake.requests.length = 0;
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, user: userEvent.setup() };
}

describe('account page', () => {
  test('the second factor begins with password and code; recovery codes are shown then', async () => {
    let answer: unknown = off;
    const { user, requests, store } = await show({ [FACTOR]: () => answer });
    expect(screen.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Passwort'), 'geheim');
    await user.type(screen.getByLabelText('Code aus der App'), '123456');
    answer = new Failure(400, { code: 'validation', field: 'code' });
    await user.click(screen.getByRole('button', { name: 'Einschalten' }));
    expect(store.alerts.current?.text).toBe('Der Code stimmt nicht.');
    answer = { codes: ['aaaa-bbbb', 'cccc-dddd'] };
    await user.click(screen.getByRole('button', { name: 'Einschalten' }));
    const codes = await screen.findByRole('list', { name: 'Ersatzcodes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(2);
    expect(requests[0]?.body).toEqual({ password: 'geheim', secret: 'A'.repeat(32), code: '123456' });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('the language is chosen here too', async () => {
    const { user, requests, store } = await show({ '/api/user-language/': {} });
    await user.click(within(screen.getByRole('group', { name: 'Sprache' })).getByRole('button', { name: 'English' }));
    expect(requests).toMatchObject([{ method: 'PATCH', body: { language: 'en' } }]);
    expect(store.user.details.language).toBe('en');
  });

  test('it ends by the password', async () => {
    const { user, requests } = await show({
      [FACTOR]: { active: true, recovery_codes: 7, offer: null },
      '/api/user-second-factor/removal/': {},
    });
    expect(screen.getByText(/Unbenutzte Ersatzcodes: 7/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Passwort'), 'geheim');
    await user.click(screen.getByRole('button', { name: 'Ausschalten' }));
    expect(requests[0]).toMatchObject({ method: 'POST', body: { password: 'geheim' } });
  });

  test('other browsers are logged out, this one is not offered', async () => {
    const [own] = EXAMPLES.ownSessions;
    const { user } = await show({
      [SESSIONS]: [own!, { ...own!, id: 2, browser: 'Phone', is_this: false }],
      '/api/user-sessions/2/': {},
    });
    await user.click(screen.getByRole('button', { name: 'Abmelden Phone' }));
    expect(screen.queryByText('Phone')).not.toBeInTheDocument();
    expect(screen.getByText('dieser Browser')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Abmelden/ })).not.toBeInTheDocument();
  });
});
