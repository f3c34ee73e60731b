import '../testing/indexed-db';
import { Failure } from '@vestibule/testkit/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DRAFT_PAUSE_MS } from '../shared/draft-keeper';
import { showRecordForm } from '../hub/records/testing/show-record-form';
import { unsavedStore, type Unsaved } from './unsaved-store';

const FORM = 'records.rooms.3';
const room = {
  id: 3,
  version: 'v1',
  values: { key: 'saal', name: 'Saal', title: { de: 'Saal', cs: 'Sál' }, venue: 'Hof', capacity: 10 },
};
const unsaved = (more: Partial<Unsaved> = {}): Unsaved => ({
  form: FORM,
  title: 'Saal',
  version: 'v1',
  before: { title: { de: 'Saal', cs: 'Sál' } },
  values: { title: { de: 'Großer Saal', cs: 'Sál' } },
  updated_at: '2026-11-21T13:05:00.000Z',
  ...more,
});
const here = () => unsavedStore(0).read(FORM);
/** Waits until the browser's database has done all that was asked of it. */
const settled = () => act(async () => void (await here()));
const title = () => screen.getByRole('textbox', { name: 'Titel' });
const offer = () => screen.findByRole('region', { name: 'Nicht gespeicherte Eingaben' });

const emptyBrowser = () => unsavedStore(0).remove(FORM);

describe('unsaved input of a form', () => {
  beforeEach(emptyBrowser);

  test('is in the browser at once, and on the server after a pause', async () => {
    const { user, requests } = await showRecordForm('rooms', room, { '/api/unsaved-forms/': unsaved() });
    await user.type(title(), ' 2');
    await waitFor(async () =>
      expect(await here()).toMatchObject({
        form: FORM,
        title: 'Saal',
        version: 'v1',
        before: { title: { de: 'Saal', cs: 'Sál' } },
        values: { title: { de: 'Saal 2', cs: 'Sál' } },
      }),
    );
    await screen.findByText(/^Eingaben gesichert um/, {}, { timeout: 5 * DRAFT_PAUSE_MS });
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { form: FORM, values: { title: { de: 'Saal 2', cs: 'Sál' } } } },
    ]);
    await waitFor(async () => expect(await here()).toBeUndefined());
  });

  test('stays in the browser while the server cannot be reached, and goes with the save', async () => {
    const { user } = await showRecordForm('rooms', room, {
      '/api/unsaved-forms/': new Failure(503, { code: 'unavailable', message: 'x' }),
      '/api/records/rooms/3/?save=draft': { ...room, version: 'v2' },
    });
    await user.type(title(), ' 2');
    await settled();
    expect(screen.getByText(/^Eingaben nur in diesem Browser gesichert/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(async () => expect(await here()).toBeUndefined());
  });

  test('of an earlier time is offered before anything can be typed, and taken', async () => {
    const { user } = await showRecordForm('rooms', { ...room, unsaved: unsaved() });
    const region = within(await offer());
    expect(region.getByText(/am 21\. Nov\. 2026.*14:05/)).toBeVisible();
    expect(region.queryByText(/Seitdem hat jemand/)).not.toBeInTheDocument();
    expect(title()).toBeDisabled();
    await user.click(region.getByRole('button', { name: 'Eingaben übernehmen' }));
    expect(title()).toBeEnabled();
    expect(title()).toHaveValue('Großer Saal');
    expect(screen.queryByRole('region', { name: 'Nicht gespeicherte Eingaben' })).not.toBeInTheDocument();
  });

  test('of this browser is offered where it is later than that of the server', async () => {
    await unsavedStore(0).write(
      unsaved({ values: { title: { de: 'Später' } }, updated_at: '2026-11-21T13:06:00.000Z' }),
    );
    const { user } = await showRecordForm('rooms', { ...room, unsaved: unsaved() });
    await settled();
    expect(screen.getByText(/14:06/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Eingaben übernehmen' }));
    expect(title()).toHaveValue('Später');
  });

  test('is thrown away in both places', async () => {
    await unsavedStore(0).write(unsaved());
    const { user, requests } = await showRecordForm(
      'rooms',
      { ...room, unsaved: unsaved() },
      { [`/api/unsaved-forms/${FORM}/`]: {} },
    );
    await user.click(within(await offer()).getByRole('button', { name: 'Eingaben verwerfen' }));
    expect(title()).toHaveValue('Saal');
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await waitFor(async () => expect(await here()).toBeUndefined());
  });

  test('is no offer where it equals the saved values', async () => {
    await showRecordForm('rooms', { ...room, unsaved: unsaved({ values: { capacity: 10 } }) });
    expect(screen.queryByRole('region', { name: 'Nicht gespeicherte Eingaben' })).not.toBeInTheDocument();
    expect(title()).toBeEnabled();
  });

  test('keeps the changes of others since then, and asks where both have changed the same', async () => {
    const latest = { ...room, version: 'v2', values: { ...room.values, title: { de: 'Festsaal', cs: 'Sál 1' } } };
    const { user, requests } = await showRecordForm(
      'rooms',
      {
        ...latest,
        unsaved: unsaved({
          before: { title: room.values.title, capacity: 10 },
          values: { title: { de: 'Großer Saal', cs: 'Sál' }, capacity: 12 },
        }),
      },
      { '/api/records/rooms/3/?save=draft': { ...latest, version: 'v3' } },
    );
    const region = within(await offer());
    expect(region.getByText(/Seitdem hat jemand/)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Eingaben übernehmen' }));
    const panel = within(screen.getByRole('region', { name: 'Inzwischen von anderen geändert' }));
    expect(panel.getByText('Titel, Deutsch')).toBeVisible();
    expect(panel.getByText('Festsaal')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Meine behalten: Titel, Deutsch' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      title: { de: 'Großer Saal', cs: 'Sál 1' },
      capacity: 12,
    });
  });
});

describe('a save that others were faster than', () => {
  beforeEach(emptyBrowser);
  const stale = new Failure(412, { code: 'conflict', message: 'The record has been changed by others meanwhile' });

  /** The first write is refused, as others have saved `theirs`; the next one is taken. */
  async function show(theirs: object) {
    const latest = { ...room, version: 'v2', values: { ...room.values, ...theirs } };
    const answers = [stale, { ...latest, version: 'v3' }];
    const shown = await showRecordForm('rooms', room, {
      '/api/records/rooms/3/?save=draft': () => Promise.resolve(answers.shift()),
      '/api/records/rooms/3/': latest,
    });
    const writes = () => shown.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    return { ...shown, latest, writes };
  }

  test('takes their changes of other fields and languages', async () => {
    const { user, writes, store } = await show({ capacity: 20, title: { de: 'Saal', cs: 'Velký sál' } });
    await user.type(title(), ' 2');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(writes()[1]).toEqual({ title: { de: 'Saal 2', cs: 'Velký sál' } });
    expect(store.alerts.current).toMatchObject({ kind: 'save' });
  });

  test('saves nothing where both have changed the same, until the editor has chosen', async () => {
    const { user, writes, latest, rerender, store } = await show({ title: { de: 'Festsaal' }, capacity: 20 });
    await user.type(title(), ' 2');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const panel = within(await screen.findByRole('region', { name: 'Inzwischen von anderen geändert' }));
    expect(store.alerts.current).toMatchObject({ kind: 'error', text: expect.stringContaining('beide Fassungen') });
    act(() => rerender(latest));
    expect(title()).toHaveValue('Saal 2');
    expect(screen.getByRole('spinbutton', { name: 'Plätze' })).toHaveValue(20);
    expect(writes()).toHaveLength(1);
    await user.click(panel.getByRole('button', { name: 'Andere übernehmen: Titel, Deutsch' }));
    expect(title()).toHaveValue('Festsaal');
    expect(screen.queryByRole('region', { name: 'Inzwischen von anderen geändert' })).not.toBeInTheDocument();
  });
});
