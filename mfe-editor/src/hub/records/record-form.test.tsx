import { RECORD_KINDS, recordOf } from '@vestibule/contracts/records/kinds';
import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { READY_RIGHTS } from '@vestibule/contracts/rights/ready-roles';
import { lockedFields } from '@vestibule/contracts/rights/record-rights';
import { Failure } from '@vestibule/testkit/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import de from '../../../translations/de.json';
import { writtenFields } from './saving';
import { showRecordForm as show } from './testing/show-record-form';

jest.mock('../../rich-text/rich-text-field', () => ({
  RichTextField: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

describe('record form', () => {
  test.each(RECORD_KINDS)('%s: every field has a control with a text of its own', async (kind) => {
    await show(kind, { values: {} });
    const controls = [
      ...screen.queryAllByRole('textbox'),
      ...screen.queryAllByRole('combobox'),
      ...screen.queryAllByRole('checkbox'),
      ...screen.queryAllByRole('spinbutton'),
    ];
    const shown = Object.values(writtenFields(recordOf(kind))).filter(({ type }) => type !== 'modules');
    expect(controls.length + screen.queryAllByRole('group').length).toBeGreaterThanOrEqual(
      shown.filter(({ type }) => type !== 'day' && type !== 'time').length,
    );
    for (const control of controls) expect(control).toHaveAccessibleName(expect.stringMatching(/^[A-ZÄÖÜ]/));
    for (const select of screen.queryAllByRole('combobox').filter(({ tagName }) => tagName === 'SELECT'))
      for (const option of within(select).getAllByRole('option'))
        expect(option).toHaveTextContent(/^([A-ZÄÖÜ].*|…|–|Hinzufügen …)$/);
    if (kind === 'rooms') expect(await screen.findByRole('option', { name: 'Das Schloss' })).toBeInTheDocument();
  });

  const room = {
    id: 3,
    version: 'v1',
    values: { key: 'saal', name: 'Saal', title: { de: 'Saal', cs: 'Sál' }, venue: 'Hof', capacity: 10 },
  };

  test('only the changes are sent, in the language that was edited, with the version', async () => {
    const saved = { id: 3, version: 'v2', values: room.values };
    const { user, requests } = await show('rooms', room, { '/api/records/rooms/3/?save=draft': saved });
    expect(screen.getByRole('textbox', { name: 'Schlüssel' })).toHaveAttribute('readonly');
    await user.click(screen.getByRole('tab', { name: 'Tschechisch' }));
    const title = screen.getByRole('textbox', { name: 'Titel' });
    expect(title).toHaveValue('Sál');
    await user.type(title, ' 2');
    await user.clear(screen.getByRole('spinbutton', { name: 'Plätze' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Ort' }), 'Das Schloss');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const [write] = requests.filter(({ method }) => method === 'PATCH');
    expect(write?.body).toEqual({ title: { de: 'Saal', cs: 'Sál 2' }, capacity: null, venue: 'Schloss' });
  });

  test('missing fields are shown before anything is sent', async () => {
    const { user, requests } = await show('rooms', room);
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(de.problem.required);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  test('a refusal of the server is shown at its field, and no typed text is lost', async () => {
    const refusal = new Failure(409, {
      code: 'validation',
      message: 'name: is taken by another record',
      field: 'name',
    });
    const { user, store } = await show('rooms', room, { '/api/records/rooms/3/?save=draft': refusal });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/is taken/);
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Saal');
    expect(store.alerts.current).toMatchObject({ kind: 'error', text: expect.stringContaining('is taken') });
  });

  describe('a redirect from an existing page', () => {
    const asked = new Failure(409, {
      code: 'hides_page',
      message: 'old_path: is the address of the page "Besuch"',
      field: 'old_path',
      details: { address: '/de/besuch', page: 'Besuch' },
    });
    const fill = async () => {
      const shown = await show(
        'redirects',
        { values: {} },
        {
          '/api/records/redirects/': asked,
          '/api/records/redirects/?confirm=hides_page': { id: 1, version: 'v1', values: {} },
        },
      );
      await shown.user.type(screen.getByRole('textbox', { name: 'Alter Pfad' }), '/de/besuch');
      await shown.user.type(screen.getByRole('combobox', { name: 'Neuer Pfad' }), '/de');
      await shown.user.click(screen.getByRole('button', { name: 'Speichern' }));
      expect(await screen.findByRole('dialog', { name: 'Diese Seite verbergen?' })).toHaveTextContent('„Besuch“');
      return {
        ...shown,
        writes: () => shown.requests.filter(({ method }) => method === 'POST').map(({ path }) => path),
      };
    };

    it('is saved once the question is confirmed', async () => {
      const { user, writes, store } = await fill();
      await user.click(screen.getByRole('button', { name: 'Trotzdem weiterleiten' }));
      expect(writes()).toEqual(['/api/records/redirects/', '/api/records/redirects/?confirm=hides_page']);
      expect(store.alerts.current).toMatchObject({ kind: 'save' });
    });

    it('is not saved otherwise, and the field says why', async () => {
      const { user, writes } = await fill();
      await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Nicht weiterleiten' })[0]!);
      expect(writes()).toEqual(['/api/records/redirects/']);
      expect(screen.getByRole('textbox', { name: 'Alter Pfad' })).toHaveAccessibleDescription(de.reason.hides_page);
    });
  });

  test('several references are added and taken out', async () => {
    const { user, requests } = await show(
      'articles',
      { id: 4, version: 'v1', values: { key: 'a', title: { de: 'A' }, tags: ['Hof'] } },
      { '/api/records/articles/4/?save=draft': { id: 4, version: 'v2', values: { key: 'a' } } },
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Schlagwörter' }), 'Das Schloss');
    await user.click(screen.getByRole('button', { name: 'Hof entfernen' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ tags: ['Schloss'] });
  });

  test('a record is removed only after a question, and a refusal is shown', async () => {
    const { user, requests, store } = await show('rooms', room, {
      '/api/records/rooms/3/': new Failure(409, { code: 'conflict', message: 'It is named by 2 events' }),
      '/de/api/record-references/rooms/3/': {
        count: 6,
        sections: 1,
        results: [
          { kind: 'events', id: 7, title: 'Orgelnacht', in_modules: false },
          { kind: 'pages', id: 2, title: 'Besuch', in_modules: true },
        ],
      },
    });
    const removals = () => requests.filter(({ method }) => method === 'DELETE').length;
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const question = within(screen.getByRole('dialog', { name: 'Eintrag löschen?' }));
    expect(question.getByText(/„Saal“ verschwindet in allen Sprachen/)).toBeInTheDocument();
    await user.click(question.getAllByRole('button', { name: 'Behalten' })[0] as HTMLElement);
    expect([screen.queryByRole('dialog'), removals()]).toEqual([null, 0]);

    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Löschen' }));
    expect(removals()).toBe(1);
    expect(store.alerts.current).toMatchObject({ kind: 'error', text: expect.stringContaining('Andere Einträge') });
    const named = within(await screen.findByRole('region', { name: 'Wird noch verwendet' }));
    expect(named.getByRole('heading')).toHaveFocus();
    expect(named.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Orgelnacht (Veranstaltungen)',
      'Besuch (Bausteine der Seite)',
      '1 Baustein eines gemeinsamen Abschnitts',
      'und 3 weitere',
    ]);
    expect(named.getByRole('link', { name: 'Orgelnacht' })).toHaveAttribute('href', '/cms-hub/records/events/7');
  });

  test('an older version is not written over the latest, and the browser asks before typed text goes', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const stale = new Failure(412, { code: 'conflict', message: 'The record has been changed by others meanwhile' });
    const { user, store } = await show('rooms', room, { '/api/records/rooms/3/?save=draft': stale });
    expect(leave()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Titel' }), ' 2');
    expect(leave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(store.alerts.current).toMatchObject({
      kind: 'error',
      text: expect.stringContaining('von anderen geändert'),
    });
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Saal 2');
    expect(leave()).toBe(true);
  });

  test('after a save the language stays, and so does text typed meanwhile', async () => {
    const answer = { id: 3, version: 'v2', values: { ...room.values, title: { de: 'Saal', cs: 'Sál 2' } } };
    const { user, rerender } = await show('rooms', room, { '/api/records/rooms/3/?save=draft': answer });
    await user.click(screen.getByRole('tab', { name: 'Tschechisch' }));
    await user.type(screen.getByRole('textbox', { name: 'Titel' }), '  2');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    rerender(answer);
    expect(screen.getByRole('tab', { name: 'Tschechisch' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Sál 2');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Saal!');
  });

  describe('fields that the role may not change', () => {
    test('are read-only and say who may; the others can be changed', async () => {
      const locked = lockedFields(READY_RIGHTS.shop, 'events', true);
      await show('events', { id: 3, version: 'v1', values: { key: 'e', title: { de: 'Abend' } }, locked });
      const title = screen.getByRole('textbox', { name: 'Titel' });
      expect(title).toBeDisabled();
      expect(title.closest('fieldset[aria-describedby]')).toHaveAccessibleDescription(
        'Ändern dürfen das nur: Chefredaktion, Programm, Administration.',
      );
      expect(screen.queryByRole('checkbox', { name: 'Online' })).not.toBeInTheDocument();
      expect(within(screen.getByRole('group', { name: 'Platzgruppen' })).getByRole('button')).toBeEnabled();
    });

    test('do not hold the draft of a new page: an editor saves it hidden, and has no button to publish', async () => {
      const locked = lockedFields(READY_RIGHTS.editor, 'pages', false);
      expect(locked).toEqual([{ name: 'is_online', right: 'publish:pages' }]);
      const saved = { id: 9, version: 'v1', values: {} };
      const view = { values: {}, copied: { is_online: false }, locked, mayPublish: false };
      const { user, requests } = await show('pages', view, { '/api/records/pages/': saved });
      expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).not.toBeInTheDocument();
      await user.type(screen.getByRole('textbox', { name: 'Titel' }), 'Neu');
      await user.click(screen.getByRole('button', { name: 'Speichern' }));
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        title: { de: 'Neu' },
        is_online: false,
      });
    });

    test('a record whose submission fails is saved all the same, and is not made again', async () => {
      const saved = { id: 9, version: 'v1', values: {} };
      const view = { values: {}, copied: { is_online: false }, mayPublish: false };
      const onSaved = jest.fn();
      const answers = {
        '/api/records/pages/': saved,
        '/api/records/pages/9/review/': EXAMPLES.recordReview,
        '/de/api/records/pages/9/review/': new Failure(503, { code: 'unavailable' }),
      };
      const { user, requests, store } = await show('pages', view, answers, onSaved);
      await user.type(screen.getByRole('textbox', { name: 'Titel' }), 'Neu');
      await user.click(screen.getByRole('button', { name: 'Speichern und einreichen' }));
      await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 9, version: 'v1' })));
      expect(store.alerts.current?.text).toMatch(/^Gespeichert, aber nicht eingereicht: /);
      expect(requests.filter(({ method, path }) => method === 'POST' && path === '/api/records/pages/')).toHaveLength(
        1,
      );
    });

    test('are all of them: there is nothing to save', async () => {
      const locked = lockedFields(READY_RIGHTS.editor, 'pages', true);
      await show('pages', { id: 3, version: 'v1', values: { key: 'e', title: { de: 'Seite' } }, locked });
      expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
    });

    test('a refusal of the server says who may', async () => {
      const refusal = new Failure(403, { code: 'forbidden', message: 'x', field: 'title' });
      const view = { id: 3, version: 'v1', values: { key: 'e', title: { de: 'Seite' } } };
      const { user } = await show('pages', view, { '/api/records/pages/3/?save=publish': refusal });
      await user.type(screen.getByRole('textbox', { name: 'Titel' }), '!');
      await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
      expect(await screen.findByText('Ändern dürfen das nur: Chefredaktion, Administration.')).toBeVisible();
    });
  });
});
