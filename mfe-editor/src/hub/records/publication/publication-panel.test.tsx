import { EXAMPLES } from '@vestibule/contracts/api/examples';
import type { ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../../translations/de.json';
import { loginAs } from '../../../testing/records';
import page from '../record.page';

// Statements that this file shows:
// - docs/behaviour/editing.md#drafts-of-records

jest.mock('../../../rich-text/rich-text-field', () => ({ RichTextField: () => <textarea aria-label="Text" /> }));

type Published = NonNullable<AnswerOf<'record'>['published']>;

const options = Object.fromEntries(
  Object.keys(REFERENCE_TARGETS).map((target) => [`/de/api/record-options/${target}/`, []]),
);
const DRAFT: Published = {
  state: 'changed',
  draft: { at: '2026-11-20T09:00:00.000Z', author: 'bea' },
  plans: [],
};
const PUBLISHED: Published = { state: 'published', draft: null, plans: [] };
const record = (published: Published, title = 'Entwurf', version = 'v1') => ({
  id: 7,
  version,
  values: { key: 'a', title: { de: title }, is_online: published.state !== 'unpublished' },
  published,
});

async function show(published: Published, { kind = 'articles', role = 'publisher', answers = {} }: ShowOptions = {}) {
  const path = `/cms-hub/records/${kind}/7`;
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path,
    answers: {
      ...options,
      '/de/pageeditor-api/user': loginAs(role),
      '/api/roles/': EXAMPLES.roles,
      [`/api/records/${kind}/7/`]: record(published),
      ...answers,
    },
  });
  const data = await page.loader?.(fake.context({ kind, id: '7' }, path));
  await act(async () => {
    render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
    await Promise.resolve();
  });
  const writes = () =>
    fake.requests.filter(({ method }) => method !== 'GET').map(({ path: to, body, version }) => [to, body, version]);
  return { ...fake, writes, user: userEvent.setup() };
}
interface ShowOptions {
  readonly kind?: RecordKind;
  readonly role?: ReadyRole;
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
}
const panel = () => within(screen.getByRole('region', { name: 'Veröffentlichung' }));
const button = (name: string) => screen.getByRole('button', { name });
const CHANGE = '/api/records/articles/7/publication/';

describe('the publication of a record', () => {
  it('says that a draft waits, of whom and since when', async () => {
    await show(DRAFT);
    expect(panel().getByText('Gespeichert, nicht veröffentlicht')).toBeVisible();
    expect(panel().getByText(/^Entwurf vom 20\. Nov\.? 2026, 10:00 Uhr, von bea\./)).toBeVisible();
  });

  it('is saved as a draft, or published with the typed text', async () => {
    const { user, writes, store } = await show(PUBLISHED, {
      answers: {
        '/api/records/articles/7/?save=draft': record(DRAFT, 'Neu', 'v2'),
        '/api/records/articles/7/?save=publish': record(PUBLISHED, 'Neuer', 'v3'),
      },
    });
    const title = screen.getByRole('textbox', { name: 'Titel' });
    await user.clear(title);
    await user.type(title, 'Neu{Enter}');
    expect(store.alerts.current).toMatchObject({ kind: 'save', text: 'Gespeichert, nicht veröffentlicht.' });
    expect(panel().getByText('Gespeichert, nicht veröffentlicht')).toBeVisible();
    await user.type(title, 'er');
    await user.click(button('Veröffentlichen'));
    expect(store.alerts.current).toMatchObject({ kind: 'save', text: 'Gespeichert.' });
    expect(panel().getByText('Veröffentlicht')).toBeVisible();
    expect(writes()).toEqual([
      ['/api/records/articles/7/?save=draft', { title: { de: 'Neu' } }, '"v1"'],
      ['/api/records/articles/7/?save=publish', { title: { de: 'Neuer' } }, '"v2"'],
    ]);
  });

  it('throws a draft away that the form has saved', async () => {
    const { user } = await show(PUBLISHED, {
      answers: {
        '/api/records/articles/7/?save=draft': record(DRAFT, 'Entwurf Neu', 'v2'),
        [CHANGE]: record(PUBLISHED, 'Alt', 'v3'),
      },
    });
    const title = screen.getByRole('textbox', { name: 'Titel' });
    await user.type(title, ' Neu{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Entwurf verwerfen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entwurf verwerfen' }));
    await waitFor(() => expect(title).toHaveValue('Alt'));
  });

  it('throws a draft away after a question, and the form has the published values', async () => {
    const { user, writes } = await show(DRAFT, { answers: { [CHANGE]: record(PUBLISHED, 'Alt', 'v2') } });
    await user.click(button('Entwurf verwerfen'));
    expect(writes()).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entwurf verwerfen' }));
    expect(writes()).toEqual([[CHANGE, { action: 'discard' }, '"v1"']]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Alt'));
    expect(screen.queryByRole('button', { name: 'Entwurf verwerfen' })).not.toBeInTheDocument();
  });

  it('is planned by Berlin’s clocks, and a plan is taken back', async () => {
    const planned: Published = {
      ...DRAFT,
      plans: [{ action: 'publish', at: '2030-06-01T08:00:00.000Z', author: 'bea', hasFailed: false }],
    };
    const { user, writes } = await show(DRAFT, {
      answers: {
        [CHANGE]: ({ body }) =>
          record((body as { action: string }).action === 'cancel' ? DRAFT : planned, 'Entwurf', 'v2'),
      },
    });
    await user.click(screen.getByText('Planen und weiteres'));
    await user.click(button('Veröffentlichung planen'));
    expect(screen.getByLabelText('Zeitpunkt')).toHaveAccessibleDescription(/Bitte geben Sie Tag und Uhrzeit an/);
    await user.type(screen.getByLabelText('Zeitpunkt'), '2030-06-01T10:00');
    await user.click(button('Veröffentlichung planen'));
    expect(panel().getByText(/^Veröffentlichung geplant für 1\. Juni 2030, 10:00 Uhr/)).toBeVisible();
    await user.click(button('Planung aufheben'));
    expect(writes()).toEqual([
      [CHANGE, { action: 'publish', at: '2030-06-01T08:00:00.000Z' }, '"v1"'],
      [CHANGE, { action: 'cancel' }, '"v2"'],
    ]);
  });

  it('takes back the plan of a kind that is always seen, also without a draft', async () => {
    const planned: Published = {
      ...PUBLISHED,
      plans: [{ action: 'publish', at: '2030-06-01T08:00:00.000Z', author: 'bea', hasFailed: false }],
    };
    const path = '/api/records/rooms/7/publication/';
    const { user, writes } = await show(planned, {
      kind: 'rooms',
      answers: { [path]: record(PUBLISHED, 'Saal', 'v2') },
    });
    await user.click(screen.getByText('Planen und weiteres'));
    expect(screen.queryByLabelText('Zeitpunkt')).not.toBeInTheDocument();
    await user.click(button('Planung aufheben'));
    expect(writes()).toEqual([[path, { action: 'cancel' }, '"v1"']]);
  });

  it('is in one language alone, and ends', async () => {
    const { user, writes } = await show(DRAFT, { answers: { [CHANGE]: record(DRAFT, 'Entwurf', 'v2') } });
    await user.click(screen.getByText('Planen und weiteres'));
    await user.click(button('Nur auf Englisch veröffentlichen'));
    await user.click(button('Zurückziehen'));
    expect(writes()).toEqual([
      [CHANGE, { action: 'publish', languages: ['en'] }, '"v1"'],
      [CHANGE, { action: 'unpublish' }, '"v2"'],
    ]);
  });

  it('is shown by a link to the page with its draft', async () => {
    const { user, writes } = await show(DRAFT, {
      answers: { '/de/api/records/articles/7/preview/': { token: '1.a', expires: '2026-11-28T11:00:00.000Z' } },
    });
    await user.click(button('Vorschau-Link erzeugen'));
    const link = `${location.origin}/de/news/article/7?preview=1.a`;
    expect(await panel().findByRole('textbox', { name: 'Vorschau-Link' })).toHaveValue(link);
    expect(panel().getByRole('link', { name: 'Vorschau öffnen' })).toHaveAttribute('href', link);
    expect(writes()).toEqual([['/de/api/records/articles/7/preview/', undefined, undefined]]);
  });

  it('needs no preview where visitors see all of it', async () => {
    await show(PUBLISHED);
    expect(screen.queryByRole('button', { name: 'Vorschau-Link erzeugen' })).not.toBeInTheDocument();
  });

  it('names a plan that could not be done', async () => {
    await show({
      ...DRAFT,
      plans: [{ action: 'publish', at: '2026-11-20T09:00:00.000Z', author: '', hasFailed: true }],
    });
    expect(panel().getByText(/Das war nicht möglich/)).toBeVisible();
  });

  it('is announced where the server refuses a change, and the form stays', async () => {
    const stale = new Failure(412, { code: 'conflict', message: 'The record has been changed by others meanwhile' });
    const { user, store } = await show(DRAFT, { answers: { [CHANGE]: stale } });
    await user.click(screen.getByText('Planen und weiteres'));
    await user.click(button('Zurückziehen'));
    expect(store.alerts.current).toMatchObject({ kind: 'error', text: expect.stringMatching(/^Nicht ausgeführt: /) });
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Entwurf');
  });

  it('belongs to roles that may decide it: others save drafts', async () => {
    await show(DRAFT, { role: 'editor' });
    expect(button('Speichern')).toBeVisible();
    expect(button('Entwurf verwerfen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).not.toBeInTheDocument();
    expect(screen.queryByText('Planen und weiteres')).not.toBeInTheDocument();
  });

  it('does not end for a kind that is always seen', async () => {
    await show(PUBLISHED, { kind: 'rooms' });
    expect(button('Veröffentlichen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zurückziehen' })).not.toBeInTheDocument();
  });
});

describe('the revisions of a record', () => {
  const REVISIONS = '/api/records/articles/7/revisions/';
  const revision = (id: number, step: string) => ({ id, step, at: '2026-11-20T09:00:00.000Z', author: 'bea' });

  it('show the changed words, and an earlier one becomes the draft', async () => {
    const { user, writes } = await show(PUBLISHED, {
      answers: {
        [REVISIONS]: [revision(9, 'publish'), revision(8, 'draft'), revision(7, 'before')],
        [`${REVISIONS}9/`]: { ...revision(9, 'publish'), changes: [] },
        [`${REVISIONS}8/`]: ({ method }) =>
          method === 'GET'
            ? {
                ...revision(8, 'draft'),
                changes: [
                  { field: 'title', lang: 'de', before: 'Alter Titel', after: 'Neuer Titel' },
                  { field: 'author', lang: '', before: '', after: 'Ada' },
                ],
              }
            : record(DRAFT, 'Neuer Titel', 'v2'),
      },
    });
    await user.click(screen.getByText('Versionen'));
    const items = () => panel().getAllByRole('listitem');
    expect((await panel().findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Veröffentlicht 20\. Nov\.? 2026, 10:00 Uhr · bea$/),
      expect.stringMatching(/^Gespeichert /),
      expect.stringMatching(/^Stand davor /),
    ]);
    await user.click(button('Veröffentlicht'));
    expect(await panel().findByText('Kein Unterschied zur Version davor.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Wiederherstellen' })).not.toBeInTheDocument();
    await user.click(within(items()[1] as HTMLElement).getByRole('button', { name: 'Gespeichert' }));
    expect(await panel().findByRole('heading', { name: 'Titel (Deutsch)' })).toBeVisible();
    expect(panel().getByRole('heading', { name: 'Autorin oder Autor' })).toBeVisible();
    await user.click(button('Wiederherstellen'));
    expect(writes()).toEqual([[`${REVISIONS}8/`, undefined, '"v1"']]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Neuer Titel'));
  });
});
