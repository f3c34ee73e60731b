import { Failure } from '@vestibule/testkit/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import moment from 'moment-timezone';
import { DRAFTS, loginAs, page, PUBLICATION, publication } from '../../testing/records';
import { showEditor, type ShowOptions } from '../../testing/show-editor';

// Statements that this file shows:
// - docs/behaviour/editing.md#planned-publication

const changed = publication({ state: 'changed', since: '2026-11-20T09:00:00.000Z', author: 'bea' });
/** The server, with a given response to a change. */
const show = (answer: object | (() => unknown) = publication(), options: ShowOptions = {}) =>
  showEditor({
    ...options,
    answers: {
      [PUBLICATION]: ({ method }: { method: string }) =>
        method === 'GET' ? changed : typeof answer === 'function' ? (answer as () => unknown)() : answer,
      ...options.answers,
    },
  });
const press = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const panel = () => screen.findByRole('dialog', { name: 'Veröffentlichung' });

describe('publishing', () => {
  test('shows that a change is saved and not published, and publishes the version that was seen', async () => {
    const shown = show();
    expect(await screen.findByText('Gespeichert, nicht veröffentlicht')).toBeInTheDocument();
    await press(shown, 'Veröffentlichen');
    expect(await screen.findByText('Veröffentlicht.')).toBeInTheDocument();
    expect(shown.writes()).toEqual([
      { method: 'POST', path: PUBLICATION, version: '"a1"', body: { action: 'publish' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).not.toBeInTheDocument();
  });

  test('publishes all languages in one step where others wait', async () => {
    const waiting = publication({ state: 'changed' });
    const shown = show(publication(), {
      answers: {
        [PUBLICATION]: ({ method }: { method: string }) =>
          method === 'GET'
            ? { ...waiting, languages: waiting.languages.map((one) => ({ ...one, state: 'changed' })) }
            : publication(),
      },
    });
    await press(shown, 'Veröffentlichung');
    await shown.user.click(within(await panel()).getByRole('button', { name: 'In allen Sprachen veröffentlichen' }));
    expect(await screen.findByText('In allen Sprachen veröffentlicht.')).toBeInTheDocument();
    expect(shown.writes()).toEqual([
      { method: 'POST', path: PUBLICATION, version: '"a1"', body: { action: 'publish', all: true } },
    ]);
  });

  test('where no other language waits there is no step for all', async () => {
    const shown = show();
    await press(shown, 'Veröffentlichung');
    expect(within(await panel()).getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'In allen Sprachen veröffentlichen' })).not.toBeInTheDocument();
  });

  test('publishing right after a save publishes that: it waits for the present state', async () => {
    let know = (_: object): void => undefined;
    const known = new Promise<object>((resolve) => (know = resolve));
    let asked = 0;
    const shown = showEditor({
      answers: {
        [PUBLICATION]: ({ method }: { method: string }) =>
          method === 'POST' ? publication() : (asked += 1) === 1 ? changed : known,
      },
    });
    const button = await screen.findByRole('button', { name: 'Veröffentlichen' });
    // The page's content is requested, so its publication is requested again.
    act(() => shown.store.page.setEditing(true));
    await waitFor(() => expect(asked).toBe(2));
    await shown.user.click(button);
    expect(shown.writes()).toEqual([]);
    await act(async () => know(changed));
    expect(await screen.findByText('Veröffentlicht.')).toBeInTheDocument();
    expect(shown.writes()).toHaveLength(1);
  });

  test('a page that others have changed meanwhile is not published, and says so', async () => {
    const shown = show(new Failure(412));
    await press(shown, 'Veröffentlichen');
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Seite wurde inzwischen geändert.');
    expect(screen.getByRole('button', { name: 'Veröffentlichen' })).toBeInTheDocument();
  });

  test('an ended session asks for the login, and publishes then', async () => {
    let asked = 0;
    const shown = show(() => ((asked += 1) === 1 ? new Failure(401) : publication()), {
      answers: { '/api/login/': {} },
    });
    await press(shown, 'Veröffentlichen');
    const dialog = await screen.findByRole('dialog', { name: /anmelden/i });
    expect(within(dialog).getByRole('button', { name: 'Anmelden und speichern' })).toBeInTheDocument();
  });

  test('a publication is planned by Berlin’s clocks, and not for the past', async () => {
    const shown = show(publication({ planned: '2030-06-01T08:00:00.000Z' }));
    await press(shown, 'Veröffentlichung');
    const at = within(await panel()).getByLabelText('Zeitpunkt');
    await press(shown, 'Veröffentlichung planen');
    expect(at).toHaveAccessibleDescription(/Bitte geben Sie Tag und Uhrzeit an/);
    await shown.user.type(at, '2020-06-01T10:00');
    await press(shown, 'Veröffentlichung planen');
    expect(at).toHaveAccessibleDescription(/schon vorbei/);
    expect(shown.writes()).toEqual([]);
    await shown.user.clear(at);
    await shown.user.type(at, '2030-06-01T10:00');
    await press(shown, 'Veröffentlichung planen');
    expect(await screen.findByText('Veröffentlicht, Veröffentlichung geplant')).toBeInTheDocument();
    const body = { action: 'schedule', at: moment.utc('2030-06-01T08:00:00Z').toISOString() };
    expect(shown.writes()).toEqual([{ method: 'POST', path: PUBLICATION, version: '"a1"', body }]);
  });

  test('shows each language’s state, withdraws one, and makes a link to unpublished content', async () => {
    const shown = show(publication({ state: 'unpublished' }), {
      answers: {
        '/de/pageeditor-api/preview/1': { path: '/de/orgel?preview=1.a', expires: '2026-11-28T11:00:00.000Z' },
      },
    });
    await press(shown, 'Veröffentlichung');
    const items = within(await panel()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^DeutschGespeichert, nicht veröffentlichtseit 20\. Nov\.? 2026, 10:00 Uhr, von bea$/),
      'EnglischVeröffentlicht',
      'TschechischVeröffentlicht',
    ]);
    await press(shown, 'Vorschau-Link erzeugen');
    expect(await screen.findByRole('textbox', { name: 'Vorschau-Link' })).toHaveValue(
      `${location.origin}/de/orgel?preview=1.a`,
    );
    await press(shown, 'Zurückziehen');
    expect(await screen.findByText('Nicht veröffentlicht')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Veröffentlichung' })).not.toBeInTheDocument();
  });

  test('an editor who may not publish learns who may, and can show them the page', async () => {
    const shown = show();
    act(() => shown.store.user.setLogin(loginAs('editor')));
    expect(await screen.findByText('Gespeichert, nicht veröffentlicht')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).not.toBeInTheDocument();
    await press(shown, 'Veröffentlichung');
    expect(within(await panel()).getByText(/^Veröffentlichen dürfen Chefredaktion/)).toBeInTheDocument();
    expect(within(await panel()).queryByLabelText('Zeitpunkt')).not.toBeInTheDocument();
    expect(within(await panel()).getByRole('button', { name: 'Vorschau-Link erzeugen' })).toBeInTheDocument();
  });

  test.each([
    ['unauthorised', 401, 0],
    ['internal', 500, 2],
  ] as const)('a call while the session ends is no error of the toolbar: %s', async (code, status, times) => {
    const refused = new Failure(status, { code, message: code });
    const { requests, reported } = showEditor({ answers: { [PUBLICATION]: refused, [DRAFTS]: refused } });
    await waitFor(() => expect(requests).toHaveLength(2));
    await waitFor(() => expect(reported).toHaveLength(times));
  });

  describe('problems that the checks find', () => {
    let main: HTMLElement;
    beforeEach(() => {
      // Axe measures letters for contrast, which jsdom cannot draw.
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
      main = document.createElement('main');
      document.body.append(main);
    });
    afterEach(() => main.remove());

    test('are named before and after a publication, which they do not stop', async () => {
      main.innerHTML = '<h2>Orgel</h2><h4>Pfeifen</h4><img src="/a.jpg"><img src="/b.jpg">';
      const shown = show();
      await press(shown, 'Veröffentlichung');
      const found = 'Ein Bild ohne Alternativtext (2); Eine Überschrift überspringt eine Ebene';
      const before = `Die Prüfung hat gefunden: ${found}. Sie können trotzdem veröffentlichen.`;
      expect(await within(await panel()).findByText(before)).toBeInTheDocument();
      await press(shown, 'Jetzt veröffentlichen');
      expect(shown.writes()).toHaveLength(1);
      const warned = () => shown.store.alerts.current;
      await waitFor(() => expect(warned()?.text).toMatch(/^Veröffentlicht\. Die Prüfung hat gefunden: Ein Bild/));
      expect(warned()?.kind).toBe('error');
    });

    test('are not reported where there are none', async () => {
      main.innerHTML = '<h2>Orgel</h2><p><a href="/de/orgel">Mehr zur Orgel</a></p>';
      const checked = jest.spyOn(axe, 'run');
      const shown = show();
      await press(shown, 'Veröffentlichen');
      await waitFor(() => expect(checked).toHaveBeenCalledTimes(1));
      await act(async () => void (await checked.mock.results[0]?.value));
      expect(shown.store.alerts.current).toMatchObject({ kind: 'save', text: 'Veröffentlicht.' });
    });
  });

  describe('a page that is offline', () => {
    const RECORD = '/api/records/pages/1/';
    const offline = async (role?: ShowOptions['role']) => {
      const answers = { [RECORD]: { id: 1, version: 'v1', values: {}, urls: {} } };
      const shown = show(publication(), { answers, ...(role && { role }) });
      act(() => shown.store.page.open({ ...page, is_online: false }));
      expect(await screen.findByText('Seite ist offline')).toBeInTheDocument();
      await press(shown, 'Veröffentlichung');
      expect(within(await panel()).getByText(/denn sie ist offline/)).toBeInTheDocument();
      return shown;
    };

    test('is put online from the panel, on the version that was read', async () => {
      const shown = await offline();
      await press(shown, 'Seite online stellen');
      expect(await screen.findByText('Die Seite ist online.')).toBeInTheDocument();
      expect(shown.writes()).toEqual([{ method: 'PATCH', path: RECORD, version: '"v1"', body: { is_online: true } }]);
      expect(screen.queryByText('Seite ist offline')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Seite online stellen' })).not.toBeInTheDocument();
    });

    test('is put online by nobody who may not publish', async () => {
      await offline('editor');
      expect(screen.queryByRole('button', { name: 'Seite online stellen' })).not.toBeInTheDocument();
    });
  });
});
