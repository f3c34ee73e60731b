import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../translations/de.json';
import { PasswordPage } from './password-page';

const LINK = '/de/api/user-password/link/';
const CHOICE = '/api/user-password/choice/';

function show(path: string, answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const fake = fakeHost({ namespace: 'content', texts: de, path, answers });
  render(<PasswordPage />, { wrapper: fake.wrapper });
  return fake;
}

describe('without a link', () => {
  const ask = async (email: string) => {
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Link anfordern' }));
  };

  test('one is requested; the answer does not say whether there is such an account', async () => {
    const { requests } = show('/de/user/password', { [LINK]: {} });
    await ask(' anna@example.org ');
    expect(requests).toEqual([{ method: 'POST', path: LINK, body: { email: 'anna@example.org' } }]);
    expect(await screen.findByRole('status')).toHaveTextContent(/Wenn es zu dieser Adresse ein Konto gibt/);
  });

  test('an invalid address is shown at the field, and nothing is sent', async () => {
    const { requests } = show('/de/user/password');
    await ask('anna');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse!');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveFocus();
    expect(requests).toEqual([]);
  });

  test('a house that cannot send mails says so', async () => {
    const { reported } = show('/de/user/password', { [LINK]: new Failure(503, { code: 'unavailable' }) });
    await ask('anna@example.org');
    expect(await screen.findByRole('alert')).toHaveTextContent(/fragen Sie die Administration/);
    expect(reported).toHaveLength(1);
  });
});

describe('by a link', () => {
  const choose = async (password: string) => {
    await userEvent.type(screen.getByLabelText('Neues Passwort'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Passwort speichern' }));
  };

  test('a password that many people have is refused with a reason', async () => {
    const common = new Failure(400, { code: 'validation', field: 'new_password', details: { reason: 'common' } });
    const { reported } = show('/de/user/password#token', { [CHOICE]: common });
    await choose('passwordpassword');
    expect(await screen.findByRole('alert')).toHaveTextContent(/haben viele Menschen/);
    expect(reported).toEqual([]);
  });

  test('a password is chosen, and one may log in', async () => {
    const { requests } = show('/de/user/password#token', { [CHOICE]: { email: 'anna@example.org' } });
    await choose('a long new password');
    expect(requests).toEqual([
      { method: 'POST', path: CHOICE, body: { token: 'token', new_password: 'a long new password' } },
    ]);
    expect(await screen.findByRole('status')).toHaveTextContent('Ihr Passwort ist gespeichert.');
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/de/user/login');
  });

  test('one that is too short is shown at the field', async () => {
    const { requests } = show('/de/user/password#token');
    await choose('short');
    expect(screen.getByLabelText('Neues Passwort')).toHaveAccessibleDescription(/mindestens 12 Zeichen/);
    expect(requests).toEqual([]);
  });

  test('that is good no more leads to another', async () => {
    show('/de/user/password#old', { [CHOICE]: new Failure(404, { code: 'not_found' }) });
    await choose('a long new password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Link gilt nicht mehr.');
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute('href', '/de/user/password');
  });
});
