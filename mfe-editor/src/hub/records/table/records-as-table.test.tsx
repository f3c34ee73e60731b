import type { ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../../translations/de.json';
import { loginAs } from '../../../testing/records';
import page from '../records.page';

const IMPORT = '/api/records/search_checks/import/';
const NONE = { count: 0, next: null, previous: null, results: [] };
const CSV = 'language,searched,hit_kind,hit_title\nde,Anfahrt,pages,Anreise';
const result = (more: object) => ({ created: 0, changed: 0, same: 0, problems: [], ...more });

async function show(
  answers: Readonly<Record<string, FakeAnswer>> = {},
  role: ReadyRole = 'publisher',
  kind = 'search_checks',
) {
  const path = `/cms-hub/records/${kind}`;
  const own = { '/de/pageeditor-api/user': loginAs(role), [`/api/records/${kind}/`]: NONE };
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers: { ...own, ...answers } });
  const data = await page.loader?.(fake.context({ kind }, path));
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, user: userEvent.setup() };
}
const choose = (user: ReturnType<typeof userEvent.setup>, text = CSV) =>
  user.upload(screen.getByLabelText('CSV-Datei'), new File([text], 'suche.csv', { type: 'text/csv' }));
const button = (name: string) => screen.getByRole('button', { name });

describe('records as a table', () => {
  test('a file is checked first, and stored by a press', async () => {
    const { user, requests, store } = await show({ [IMPORT]: result({ created: 1, same: 2 }) });
    await user.click(screen.getByText('Als Tabelle (CSV)'));
    await choose(user);
    expect(await screen.findByText('suche.csv: neu 1, geändert 0, unverändert 2.')).toBeVisible();
    await user.click(button('Übernehmen'));
    const sent = requests.filter(({ path }) => path === IMPORT).map(({ body }) => body);
    expect(sent).toEqual([
      { csv: CSV, dry_run: true },
      { csv: CSV, dry_run: false },
    ]);
    expect(store.alerts.current).toMatchObject({ kind: 'save', text: 'Übernommen: 1' });
    expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  });

  test('a file of an office program is read in its encoding', async () => {
    const { user, requests } = await show({ [IMPORT]: result({ created: 1 }) });
    await user.click(screen.getByText('Als Tabelle (CSV)'));
    const bytes = Uint8Array.from([...'de,Pr'].map((letter) => letter.charCodeAt(0)).concat(0xfc, 0xf8));
    await user.upload(screen.getByLabelText('CSV-Datei'), new File([bytes], 'a.csv', { type: 'text/csv' }));
    await screen.findByRole('button', { name: 'Übernehmen' });
    expect(requests.find(({ path }) => path === IMPORT)?.body).toEqual({ csv: 'de,Prüř', dry_run: true });
  });

  test('lines with problems are named with field and reason, and nothing can be stored', async () => {
    const problems = [
      { line: 3, field: 'hit_title', message: 'hit_title: is required', reason: 'required', values: {} },
      { line: 4, field: 'searched', message: 'is twice', reason: 'twice_in_table', values: { line: '2' } },
      { line: 7, field: '', message: 'is not CSV', reason: '', values: {} },
    ];
    const { user } = await show({ [IMPORT]: result({ problems }) });
    await user.click(screen.getByText('Als Tabelle (CSV)'));
    await choose(user);
    await screen.findByText(/^suche.csv: 3 Zeilen können nicht übernommen werden/);
    const items = within(screen.getAllByRole('status').find((one) => one.textContent.includes('Zeile 3'))!);
    expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Zeile 3, Titel des Treffers (mehrere mit „ / “ dazwischen): Dieses Feld ist erforderlich.',
      'Zeile 4, Suchwörter: Dieser Eintrag steht schon in Zeile 2.',
      'Zeile 7: is not CSV',
    ]);
    expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  });

  test('a refused file says why, and the same can be chosen again', async () => {
    const { user, store } = await show({ [IMPORT]: new Failure(403, { code: 'forbidden' }) });
    await user.click(screen.getByText('Als Tabelle (CSV)'));
    await choose(user);
    expect(store.alerts.current).toMatchObject({ kind: 'error' });
    await choose(user, 'x'.repeat(500_001));
    expect(store.alerts.current?.text).toContain('500000');
  });

  test('roles that only read take the file away', async () => {
    await show({}, 'editor');
    expect(screen.getByText('Alle Einträge als CSV')).toHaveAttribute('href', '/api/records/search_checks/export.csv');
    expect(screen.queryByLabelText('CSV-Datei')).toBeNull();
  });

  test('pages are no table', async () => {
    await show({ '/de/api/record-options/page/': [] }, 'publisher', 'pages');
    expect(screen.getByRole('heading', { level: 1, name: 'Seiten' })).toBeVisible();
    expect(screen.queryByText('Als Tabelle (CSV)')).toBeNull();
  });
});
