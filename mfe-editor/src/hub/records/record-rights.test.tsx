import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import { RECORD_KINDS, type RecordKind } from '@vestibule/contracts/records/kinds';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { READY_RIGHTS, READY_ROLES, type ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { mayDo } from '@vestibule/contracts/rights/record-rights';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import de from '../../../translations/de.json';
import { loginAs } from '../../testing/records';
import page from './record.page';

// Statements that this file shows:
// - docs/behaviour/editing.md#roles

jest.mock('../../rich-text/rich-text-field', () => ({ RichTextField: () => <textarea aria-label="Text" /> }));

const options = Object.fromEntries(
  Object.keys(REFERENCE_TARGETS).map((target) => [`/de/api/record-options/${target}/`, []]),
);

async function load(kind: RecordKind, id: string, role: ReadyRole) {
  const path = `/cms-hub/records/${kind}/${id}`;
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path,
    answers: {
      ...options,
      '/de/pageeditor-api/user': loginAs(role),
      '/api/roles/': EXAMPLES.roles,
      // Offline: no rule about visible records locks its fields.
      [`/api/records/${kind}/7/`]: { id: 7, version: 'v1', values: { key: 'a', is_online: false } },
    },
  });
  return { ...fake, data: await page.loader?.(fake.context({ kind, id }, path)) };
}
async function show(kind: RecordKind, role: ReadyRole) {
  const { data, wrapper } = await load(kind, '7', role);
  await act(async () => {
    render(data && <page.Component data={data} />, { wrapper });
    await Promise.resolve();
  });
}
const without = (action: 'change' | 'create') =>
  READY_ROLES.flatMap((role) =>
    RECORD_KINDS.filter((kind) => !mayDo(READY_RIGHTS[role], action, kind)).map((kind) => [role, kind] as const),
  );
const save = () => screen.queryByRole('button', { name: 'Speichern' });
const remove = () => screen.queryByRole('button', { name: 'Löschen' });

describe('record rights', () => {
  test.each(without('change'))('%s only reads %s: nothing can be typed, saved or removed', async (role, kind) => {
    await show(kind, role);
    for (const control of [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('checkbox')])
      expect(control).toBeDisabled();
    expect(screen.getAllByText(/^Ändern dürfen das nur: /)).toHaveLength(1);
    expect(save()).not.toBeInTheDocument();
    expect(remove()).not.toBeInTheDocument();
  });

  test.each(without('create'))('%s gets no form of a new record of %s', async (role, kind) => {
    await expect(load(kind, 'new', role)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('a role that may change but not remove saves alone', async () => {
    await show('pages', 'editor');
    expect(save()).toBeInTheDocument();
    expect(remove()).not.toBeInTheDocument();
  });

  test('a role that may do everything has both buttons', async () => {
    await show('pages', 'publisher');
    expect(save()).toBeInTheDocument();
    expect(remove()).toBeInTheDocument();
  });
});
