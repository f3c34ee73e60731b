import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import page from './users.page';

const [mara] = EXAMPLES.users;
const eva = {
  ...mara!,
  id: 2,
  email: 'eva@example.org',
  first_name: 'Eva',
  last_name: 'Nová',
  role: 'editor' as const,
  has_second_factor: false,
  sessions: 0,
};
const LIST = '/api/users/';

const MAILED = { is_mailed: true, link: null };

async function show(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path: '/cms-hub/users',
    answers: { [LIST]: [mara!, eva], '/api/roles/': EXAMPLES.roles, ...answers },
  });
  const data = await page.loader?.(fake.context({}, '/cms-hub/users'));
  fake.requests.length = 0;
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, user: userEvent.setup() };
}
const entry = (name: string) => within(screen.getByRole('listitem', { name }));

describe('users page', () => {
  test('accounts, and the state of each', async () => {
    await show();
    expect(entry('Mara Beispiel').getByText('Administration', { selector: 'span' })).toBeInTheDocument();
    expect(entry('Mara Beispiel').getByText('angemeldete Browser: 1')).toBeInTheDocument();
    expect(entry('Eva Nová').getByText('eva@example.org')).toBeInTheDocument();
    expect(entry('Eva Nová').queryByRole('button', { name: /Überall abmelden/ })).not.toBeInTheDocument();
  });

  test('somebody is invited, and is in the list', async () => {
    const made = {
      ...eva,
      id: 3,
      email: 'ada@example.org',
      first_name: 'Ada',
      last_name: '',
      is_invited: true,
      ...MAILED,
    };
    const { user, requests, store } = await show({ '/de/api/users/': made });
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'ada');
    await user.click(screen.getByRole('button', { name: 'Einladung schicken' }));
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveAccessibleDescription('Das ist keine E-Mail-Adresse.');
    expect(requests).toEqual([]);
    await user.type(screen.getByLabelText('E-Mail-Adresse'), '@example.org');
    await user.type(screen.getByLabelText('Vorname'), 'Ada');
    await user.selectOptions(screen.getByLabelText('Rolle'), 'Programm');
    await user.selectOptions(screen.getByLabelText('Sprache'), 'Čeština');
    await user.click(screen.getByRole('button', { name: 'Einladung schicken' }));
    expect(await screen.findByRole('listitem', { name: 'Ada' })).toHaveTextContent('eingeladen, noch ohne Passwort');
    expect(requests.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { email: 'ada@example.org', first_name: 'Ada', last_name: '', role: 'programme', language: 'cs' }],
    ]);
    expect(store.alerts.current?.text).toBe('Die Einladung an ada@example.org wird verschickt.');
  });

  describe('a site that sends no mails', () => {
    const link = 'https://example.org/de/user/password#abc';

    test('shows the link of an invitation, to be passed on', async () => {
      const made = { ...eva, id: 3, email: 'ada@example.org', is_invited: true, is_mailed: false, link };
      const { user, store } = await show({ '/de/api/users/': made });
      await user.type(screen.getByLabelText('E-Mail-Adresse'), 'ada@example.org');
      await user.click(screen.getByRole('button', { name: 'Einladung schicken' }));
      expect(await screen.findByLabelText('Link für ada@example.org')).toHaveValue(link);
      expect(store.alerts.current?.text).toMatch(/^Diese Website verschickt keine E-Mails\. Geben Sie den Link/);
    });

    test('says that an account in use gets no link', async () => {
      const { user, store } = await show({ '/de/api/users/2/password-link/': { is_mailed: false, link: null } });
      await user.click(entry('Eva Nová').getByRole('button', { name: /Link für neues Passwort schicken/ }));
      expect(store.alerts.current?.text).toBe(
        'Diese Website verschickt keine E-Mails: eva@example.org bekommt keinen Link.',
      );
      expect(screen.queryByLabelText('Link für eva@example.org')).not.toBeInTheDocument();
    });
  });

  test('a role is changed; the last administrator stays', async () => {
    const answers = [new Failure(409, { code: 'conflict', field: 'role' }), { ...mara!, role: 'publisher' }];
    const { user, store, reported } = await show({ '/api/users/1/': () => answers.shift() });
    await user.selectOptions(screen.getByLabelText('Rolle von Mara Beispiel'), 'Chefredaktion');
    const change = entry('Mara Beispiel').getByRole('button', { name: /Rolle ändern/ });
    await user.click(change);
    expect(store.alerts.current?.text).toBe('Mindestens eine Person muss Administration bleiben.');
    expect(reported).toEqual([]);
    await user.click(change);
    expect(await entry('Mara Beispiel').findByText('Chefredaktion', { selector: 'span' })).toBeInTheDocument();
  });

  test('a language is changed', async () => {
    const { user, requests } = await show({ '/api/users/2/': { ...eva, language: 'cs' } });
    const language = screen.getByLabelText('Sprache von Eva Nová');
    expect(language).toHaveDisplayValue('nicht gewählt');
    await user.selectOptions(language, 'Čeština');
    await user.click(entry('Eva Nová').getByRole('button', { name: /Sprache ändern/ }));
    expect(requests[0]).toMatchObject({ method: 'PATCH', body: { language: 'cs' } });
    expect(entry('Eva Nová').queryByRole('button', { name: /Sprache ändern/ })).not.toBeInTheDocument();
  });

  test('an account is shut after a question', async () => {
    const { user, requests } = await show({ '/api/users/2/': { ...eva, is_active: false } });
    await user.click(entry('Eva Nová').getByRole('button', { name: /Stilllegen/ }));
    expect(requests).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Zugang stilllegen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stilllegen' }));
    expect(requests[0]).toMatchObject({ method: 'PATCH', body: { is_active: false } });
    expect(await entry('Eva Nová').findByRole('button', { name: /Wieder öffnen/ })).toBeInTheDocument();
  });
});
