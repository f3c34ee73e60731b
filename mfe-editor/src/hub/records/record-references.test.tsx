import { Failure } from '@vestibule/testkit/fake-host';
import { screen, within } from '@testing-library/react';
import { showRecordForm } from './testing/show-record-form';

const room = { id: 3, version: 'v1', values: { key: 'saal', name: 'Saal', title: { de: 'Saal' }, venue: 'Hof' } };
const refused = new Failure(409, { code: 'conflict', message: 'It is named by 1 events' });
const event = { kind: 'events' as const, id: 7, title: 'Orgelnacht', in_modules: false };
const named = { count: 1, sections: 0, results: [event] };

/** Tries to remove the room, which others name. */
async function tryRemoval(references: object, answers: Readonly<Record<string, object>> = {}) {
  const shown = await showRecordForm('rooms', room, {
    '/api/records/rooms/3/': refused,
    '/de/api/record-references/rooms/3/': references,
    ...answers,
  });
  await shown.user.click(screen.getByRole('button', { name: 'Löschen' }));
  await shown.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
  const panel = within(await screen.findByRole('region', { name: 'Wird noch verwendet' }));
  const removals = () => shown.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  return { ...shown, panel, removals };
}

describe('records that name the one that is to be removed', () => {
  test('name another one instead', async () => {
    const path = '/api/records/rooms/3/?references=replace&replacement=Schloss';
    const { user, panel, removals, store } = await tryRemoval(named, { [path]: {} });
    await user.click(panel.getByRole('button', { name: 'Ersetzen und löschen' }));
    expect(panel.getByRole('combobox', { name: 'Stattdessen' })).toHaveAccessibleDescription(/erforderlich/);
    expect(removals()).toHaveLength(1);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Stattdessen' }), 'Das Schloss');
    await user.click(panel.getByRole('button', { name: 'Ersetzen und löschen' }));
    expect(removals()).toEqual(['/api/records/rooms/3/', path]);
    expect(store.alerts.current).toMatchObject({ kind: 'save' });
  });

  test('name none, unless one of them needs it', async () => {
    const path = '/api/records/rooms/3/?references=remove';
    const needed = new Failure(409, { code: 'conflict', message: 'x', details: { reason: 'reference_required' } });
    const { user, panel, removals, store } = await tryRemoval(named, { [path]: needed });
    await user.click(panel.getByRole('button', { name: 'Verweise entfernen und löschen' }));
    expect(removals().at(-1)).toBe(path);
    expect(store.alerts.current).toMatchObject({
      kind: 'error',
      text: expect.stringContaining('Wählen Sie einen Ersatz') as string,
    });
    expect(await screen.findByRole('region', { name: 'Wird noch verwendet' })).toBeVisible();
  });

  test('in their modules are changed on their pages', async () => {
    const { panel } = await tryRemoval({
      count: 1,
      sections: 0,
      results: [{ ...event, kind: 'pages', in_modules: true }],
    });
    expect(panel.getByText(/Bausteine ändern Sie auf ihrer Seite/)).toBeVisible();
    expect(panel.queryByRole('button')).not.toBeInTheDocument();
  });
});
