import { Failure } from '@vestibule/testkit/fake-host';
import { ALERT_MS, type LinkedKind } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { act, createEvent, screen, waitFor, within } from '@testing-library/react';
import { recordPath } from '../../hub/records/record-paths';
import { RECORD_KINDS_OF } from '../../shared/linked-kinds';
import { CONTENT, DRAFTS, page } from '../../testing/records';
import { showEditor, type ShowOptions } from '../../testing/show-editor';
import { reloadPage } from './reload-page';

// Statements that this file shows:
// - docs/behaviour/editing.md#alerts
// - docs/behaviour/editing.md#edit-mode

jest.mock('./reload-page');

/** The page's content does not matter here: its response is still on its way. */
const waiting = () => new Promise(() => undefined);
const show = ({ answers, ...options }: ShowOptions = {}) =>
  showEditor({
    ...options,
    answers: {
      [CONTENT]: waiting,
      '/de/pageeditor-api/content/page/2': waiting,
      [DRAFTS]: waiting,
      ...answers,
    },
  });
const toggle = () => screen.getByRole('button', { name: 'Bearbeiten' });

describe('toolbar', () => {
  test('says who is here and leads to the administration', () => {
    show();
    expect(screen.getByText('Angemeldet: anna')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Content-Hub' })).toHaveAttribute('href', '/cms-hub');
  });

  test('a file that is dropped where nothing takes it does not make the browser leave', () => {
    const { store } = show();
    const dropped = (...types: readonly string[]) => {
      const over = createEvent.dragOver(document.body, { dataTransfer: { types } });
      const drop = createEvent.drop(document.body, { dataTransfer: { types } });
      act(() => {
        document.body.dispatchEvent(over);
        document.body.dispatchEvent(drop);
      });
      return [over.defaultPrevented, drop.defaultPrevented];
    };
    // Words that are moved within a text are none of its business.
    expect(dropped('text/plain')).toEqual([false, false]);
    expect(dropped('Files')).toEqual([true, true]);
    expect(store.alerts.current).toMatchObject({ kind: 'error', text: expect.stringMatching(/Feld für Dateien/) });
  });

  describe('the language of the tools', () => {
    const LANGUAGE = '/api/user-language/';
    const choice = (name: string) =>
      within(screen.getByRole('group', { name: 'Sprache der Werkzeuge' })).getByRole('button', { name });

    test('is saved for the person, who may have a form open, and counts at once', async () => {
      const { user, store, writes } = show({ answers: { [LANGUAGE]: {} } });
      expect(choice('Deutsch')).toHaveAttribute('aria-pressed', 'true');
      await user.click(choice('Čeština'));
      expect(writes()).toMatchObject([{ method: 'PATCH', path: LANGUAGE, body: { language: 'cs' } }]);
      expect(store.user.details.language).toBe('cs');
      expect(choice('Čeština')).toHaveAttribute('aria-pressed', 'true');
      expect(choice('Deutsch')).toHaveAttribute('aria-pressed', 'false');
    });

    test('stays where it cannot be saved', async () => {
      const { user, store, reported } = show({ answers: { [LANGUAGE]: new Failure(503, { code: 'unavailable' }) } });
      await user.click(choice('English'));
      expect(store.user.details.language).toBe('');
      expect(store.alerts.current?.kind).toBe('error');
      expect(reported).toHaveLength(1);
    });
  });

  test('leads to the settings of the page', () => {
    show();
    expect(screen.getByRole('link', { name: 'Seiteneinstellungen' })).toHaveAttribute(
      'href',
      recordPath('pages', page.id),
    );
  });

  test.each(Object.entries(RECORD_KINDS_OF) as [LinkedKind, RecordKind][])(
    'leads from the page of a record (%s) to its form, also a role that writes no pages',
    (linked, kind) => {
      show({ withPage: false, role: 'shop', shown: { record: { kind: linked, id: 12 } } });
      const link = screen.getByRole('link', { name: 'Eintrag öffnen' });
      expect(link).toHaveAttribute('href', recordPath(kind, 12));
    },
  );

  test('turns edit mode on and off', async () => {
    const { store, user } = show();
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await user.click(toggle());
    expect(store.page.editing).toBe(true);
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle());
    expect(store.page.editing).toBe(false);
  });

  test('has nothing to edit where there is no content page', () => {
    const { store } = show({ withPage: false });
    expect(screen.queryByRole('button', { name: 'Bearbeiten' })).not.toBeInTheDocument();
    act(() => store.page.open(page));
    expect(toggle()).toBeInTheDocument();
  });

  test('a role that may not write pages has the links to the hub, and nothing to edit', () => {
    const { store, requests } = show({ path: '/de/orgel?edit=1', withPage: false, role: 'programme' });
    act(() => store.page.open(page));
    expect(screen.getByRole('link', { name: 'Content-Hub' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bearbeiten' })).not.toBeInTheDocument();
    expect(store.page.editing).toBe(false);
    // Calls that the role may not make are not made.
    expect(requests).toEqual([]);
  });

  test('?edit=1 begins in edit mode, on the next page too', () => {
    const { store } = show({ path: '/de/orgel?edit=1', withPage: false });
    act(() => store.page.open(page));
    expect(store.page.editing).toBe(true);
    act(() => {
      store.page.close();
      store.page.open({ ...page, id: 2 });
    });
    expect(store.page.editing).toBe(true);
  });

  test('?noToolbar=1 hides the bar, not the messages', () => {
    const { store } = show({ path: '/de/orgel?noToolbar=1' });
    expect(screen.queryByRole('region', { name: 'Redaktion' })).not.toBeInTheDocument();
    act(() => store.alerts.show({ kind: 'error', text: 'Nicht gespeichert' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Nicht gespeichert');
  });

  test('a saved message goes by itself, an error stays until it is dismissed', async () => {
    const { store, user } = show();
    jest.useFakeTimers();
    act(() => store.alerts.show({ kind: 'save', text: 'Gespeichert.' }));
    expect(screen.getByRole('status')).toHaveTextContent('Gespeichert.');
    act(() => void jest.advanceTimersByTime(ALERT_MS));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => store.alerts.show({ kind: 'error', text: 'Nicht gespeichert' }));
    act(() => void jest.advanceTimersByTime(ALERT_MS * 10));
    jest.useRealTimers();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('logs out, and reloads the page', async () => {
    const { user, writes } = show({ answers: { '/api/user-logout/': {} } });
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
    expect(writes().map(({ path }) => path)).toEqual(['/api/user-logout/']);
  });

  test('a logout that fails is announced', async () => {
    const { user } = show({ answers: { '/api/user-logout/': new Failure(503) } });
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nicht abgemeldet: Der Server ist gerade nicht erreichbar.',
    );
  });
});
