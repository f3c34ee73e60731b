import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import de from '../../../translations/de.json';
import { loginAs } from '../../testing/records';
import rolePage from './role.page';
import rolesPage from './roles.page';

// Statements that this file shows:
// - docs/behaviour/editing.md#roles

const PRESS = EXAMPLES.roles.find(({ key }) => key === 'presse')!;
const EDITOR = EXAMPLES.roles.find(({ key }) => key === 'editor')!;

function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}

function hostAt(path: string, answers: Readonly<Record<string, FakeAnswer>>) {
  return fakeHost({
    namespace: 'editor',
    texts: de,
    path,
    answers: {
      '/api/roles/': EXAMPLES.roles,
      '/api/users/': EXAMPLES.users,
      '/de/pageeditor-api/user': loginAs('administrator'),
      '/api/unsaved-forms/': [],
      ...answers,
    },
  });
}

async function showRole(key: string, query = '', answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const path = `/cms-hub/roles/${key}`;
  const fake = hostAt(path, answers);
  const data = await rolePage.loader?.(fake.context({ key }, path + query));
  fake.requests.length = 0;
  render(
    <>
      {data && <rolePage.Component data={data} />}
      <Address />
    </>,
    { wrapper: fake.wrapper },
  );
  const writes = () =>
    fake.requests
      .filter(({ method, path: at }) => method !== 'GET' && at.startsWith('/api/roles'))
      .map(({ method, path: at, body }) => [method, at, body]);
  return { ...fake, writes, user: userEvent.setup() };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const box = (kind: string, name: string) => group(kind).getByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Speichern' });

describe('the list of roles', () => {
  test('has all of them with their people, and leads to their forms', async () => {
    const fake = hostAt('/cms-hub/roles', {});
    const data = await rolesPage.loader?.(fake.context({}, '/cms-hub/roles'));
    render(data && <rolesPage.Component data={data} />, { wrapper: fake.wrapper });
    const entries = within(screen.getByRole('list', { name: 'Rollen' })).getAllByRole('listitem');
    expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual([
      'Redaktion',
      'Chefredaktion',
      'Programm',
      'Kasse',
      'Einlass',
      'Administration',
      'Presse',
    ]);
    expect(entries[5]).toHaveTextContent('1 Person');
    expect(within(entries[6]!).getByRole('link', { name: 'Presse' })).toHaveAttribute('href', '/cms-hub/roles/presse');
    expect(within(entries[0]!).getByRole('link', { name: 'Als Vorlage nehmen Redaktion' })).toHaveAttribute(
      'href',
      '/cms-hub/roles/new?from=editor',
    );
  });

  test('is for those who may manage accounts', async () => {
    const fake = hostAt('/cms-hub/roles', { '/api/users/': new Failure(403, { code: 'forbidden' }) });
    await expect(rolesPage.loader?.(fake.context({}, '/cms-hub/roles'))).rejects.toMatchObject({ status: 403 });
  });
});

describe('the form of a role', () => {
  test('sets the rights that a right needs, and takes them away with it', async () => {
    const { user, writes } = await showRole('new', '', {
      '/api/roles/': ({ method }) => (method === 'POST' ? { ...PRESS, key: 'neu' } : EXAMPLES.roles),
    });
    expect(screen.getByRole('checkbox', { name: 'Hub öffnen' })).toBeChecked();
    await user.click(box('Artikel', 'veröffentlichen'));
    expect(box('Artikel', 'bearbeiten')).toBeChecked();
    await user.click(box('Seiten', 'löschen'));
    await user.click(box('Seiten', 'bearbeiten'));
    expect(box('Seiten', 'löschen')).not.toBeChecked();
    await user.click(save());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Dieses Feld ist erforderlich!');
    expect(writes()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Neu');
    await user.click(save());
    expect(writes()).toEqual([
      ['POST', '/api/roles/', { name: 'Neu', rights: ['hub', 'edit:articles', 'publish:articles'] }],
    ]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/cms-hub/roles/neu'));
  });

  test('begins with the rights of the role that is the template', async () => {
    await showRole('new', '?from=presse');
    expect(box('Artikel', 'veröffentlichen')).toBeChecked();
    expect(box('Seiten', 'bearbeiten')).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  test('sends the version that was changed, and stays', async () => {
    const changed = { ...PRESS, name: 'Medien', version: 'v2' };
    const { user, requests } = await showRole('presse', '', { '/api/roles/presse/': changed });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Medien');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'Medien' })).toBeInTheDocument();
    const write = requests.find(({ method }) => method === 'PATCH');
    expect(write).toMatchObject({ version: '"v-presse"', body: { name: 'Medien', rights: PRESS.rights } });
  });

  test('says which name is taken at the field', async () => {
    const taken = new Failure(400, {
      code: 'validation',
      field: 'name',
      message: 'name: is the name of another role',
      details: { reason: 'role_name_taken' },
    });
    const { user } = await showRole('presse', '', { '/api/roles/presse/': taken });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(save());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'So heißt schon eine andere Rolle.',
    );
  });

  test('of a ready-made role has no name, and sets its rights back', async () => {
    const less = { ...EDITOR, rights: ['hub'], is_changed: true };
    const { user, writes } = await showRole('editor', '', { '/api/roles/': [less], '/api/roles/editor/': EDITOR });
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rolle löschen' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Rechte wie ausgeliefert' }));
    expect(writes()).toEqual([['PATCH', '/api/roles/editor/', { rights: null }]]);
    await waitFor(() => expect(box('Seiten', 'bearbeiten')).toBeChecked());
    expect(screen.queryByRole('button', { name: 'Rechte wie ausgeliefert' })).not.toBeInTheDocument();
  });

  test('lets nobody give rights that they lack', async () => {
    const own = { ...loginAs('editor'), rights: ['hub', 'users', 'edit:pages'] };
    await showRole('presse', '', { '/de/pageeditor-api/user': own });
    expect(box('Seiten', 'bearbeiten')).toBeEnabled();
    expect(box('Seiten', 'veröffentlichen')).toBeDisabled();
    // It can be taken away.
    expect(box('Artikel', 'veröffentlichen')).toBeEnabled();
  });

  test('of an administrator has nothing to change', async () => {
    await showRole('administrator');
    expect(screen.getByText(/immer alle Rechte/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  });
});

describe('the removal of a role', () => {
  test('gives its people another role, after a question', async () => {
    const role = { ...PRESS, accounts: 2 };
    const { user, writes } = await showRole('presse', '', {
      '/api/roles/': [...EXAMPLES.roles.slice(0, -1), role],
      '/api/roles/presse/?replacement=publisher': {},
    });
    await user.selectOptions(screen.getByLabelText('Neue Rolle für 2 Personen'), 'Chefredaktion');
    await user.click(screen.getByRole('button', { name: 'Rolle löschen' }));
    expect(writes()).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Rolle „Presse“ löschen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Rolle löschen' }));
    expect(writes()).toEqual([['DELETE', '/api/roles/presse/?replacement=publisher', undefined]]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/cms-hub/roles'));
  });
});

describe('unsaved input', () => {
  test('is offered when the form is opened again', async () => {
    const unsaved = {
      form: 'roles.presse',
      title: 'Presse',
      version: PRESS.version,
      before: { name: 'Presse' },
      values: { name: 'Medien' },
      updated_at: '2026-11-20T10:00:00Z',
    };
    const { user } = await showRole('presse', '', { '/api/unsaved-forms/': [unsaved] });
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Eingaben übernehmen' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Medien');
    expect(save()).toBeEnabled();
  });
});
