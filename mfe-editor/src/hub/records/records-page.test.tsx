import type { ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { cleanup, render, screen, within } from '@testing-library/react';
import de from '../../../translations/de.json';
import { loginAs } from '../../testing/records';
import page from './records.page';

const options = Object.fromEntries(
  Object.keys(REFERENCE_TARGETS).map((target) => [
    `/de/api/record-options/${target}/`,
    [{ id: 7, slug: '', label: 'schloss', title: 'Das Schloss' }],
  ]),
);
const event = (id: number, values: object) => ({
  id,
  version: 'v1',
  values: {
    key: `k-${String(id)}`,
    title: { de: `Konzert ${String(id)}` },
    date_start: '2026-11-21T19:30:00',
    ...values,
  },
});
const found = {
  count: 60,
  next: '/api/records/events/?page=2',
  previous: null,
  results: [event(1, { is_online: true }), event(2, { is_online: false })],
};
const nothing = { count: 0, next: null, previous: null, results: [] };

async function show(
  query: string,
  answer: object = found,
  role: ReadyRole = 'administrator',
  kind: RecordKind = 'events',
) {
  const path = `/cms-hub/records/${kind}${query}`;
  const user = loginAs(role);
  const answers = { ...options, '/de/pageeditor-api/user': user, [`/api/records/${kind}/`]: answer };
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers });
  const data = await page.loader?.(fake.context({ kind }, path));
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  const asked = fake.requests.find(({ path: one }) => one.startsWith('/api/records/'))?.path ?? '';
  return new URL(asked, 'https://example.org').searchParams;
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const target = (name: RegExp | string) => {
  const link = screen.getByRole('link', { name });
  return new URL(link.getAttribute('href') ?? '', 'https://example.org');
};

describe('records page', () => {
  test('each record has a row: the link to its form, its columns, and its page', async () => {
    await show('');
    expect(row(/Konzert 1/).getByRole('link', { name: 'Konzert 1' })).toHaveAttribute(
      'href',
      '/cms-hub/records/events/1',
    );
    expect(row(/Konzert 1/).getByRole('cell', { name: /21\. Nov\. 2026, 19:30 Uhr/ })).toBeInTheDocument();
    expect(target('Ansehen: Konzert 1').pathname).toMatch(/\/1$/);
    expect(row(/Konzert 2/).queryByRole('link', { name: /Ansehen/ })).not.toBeInTheDocument();
    expect(row(/Konzert 2/).getByText('Nicht sichtbar')).toBeInTheDocument();
  });

  test('an article whose day has not come is marked; one of today or without a day is not', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-23T22:59:59Z'));
    const article = (id: number, date: string | null) =>
      event(id, { title: { de: `Text ${id}` }, is_online: true, date });
    const results = [article(1, '2026-12-24'), article(2, '2026-12-23'), article(3, null)];
    await show('', { ...nothing, count: 3, results }, 'administrator', 'articles');
    const mark = (name: RegExp) => row(name).queryByText('Noch nicht sichtbar (Datum liegt in der Zukunft)');
    expect([/Text 1/, /Text 2/, /Text 3/].map((name) => mark(name) !== null)).toEqual([true, false, false]);
    clock.mockRestore();
  });

  test('a head sorts, and the other way round when it is the one that sorts', async () => {
    const asked = await show('?sort=title&page=2');
    expect([asked.get('sort'), asked.get('page')]).toEqual(['title', '2']);
    const title = screen.getByRole('columnheader', { name: /Titel/ });
    expect(title).toHaveAttribute('aria-sort', 'ascending');
    expect(target(/^Titel/).search).toBe('?sort=-title');
    expect(target('Beginn').search).toBe('?sort=date_start');
    expect(screen.getByRole('columnheader', { name: 'Beginn' })).not.toHaveAttribute('aria-sort');
  });

  test('filters follow from the definition, are sent, and stay on the next page', async () => {
    const asked = await show('?q=orgel&filter.room=schloss&filter.is_online=true&filter.title=x&page_size=50');
    expect(JSON.parse(asked.get('filter') ?? '')).toEqual({ room: 'schloss', is_online: 'true' });
    expect([asked.get('q'), asked.get('page_size')]).toEqual(['orgel', '50']);
    expect(screen.getByRole('combobox', { name: 'Raum' })).toHaveDisplayValue('Das Schloss');
    expect(screen.getByRole('combobox', { name: 'Stand' })).toHaveDisplayValue('Alle');
    const next = target('Weiter').searchParams;
    expect(Object.fromEntries(next)).toEqual({
      q: 'orgel',
      'filter.is_online': 'true',
      'filter.room': 'schloss',
      page_size: '50',
      page: '2',
    });
  });

  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const column = (name: string) => within(screen.getByRole('group', { name: 'Spalten' })).getByLabelText(name);

  test('columns that are chosen are shown in the order of the form, and go along', async () => {
    await show('?columns=room&columns=status&columns=title&columns=nothing');
    expect(heads()).toEqual(['Titel', 'Raum', 'Stand', 'Auf der Website']);
    expect([column('Raum'), column('Beginn')].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
    expect(target('Weiter').searchParams.getAll('columns')).toEqual(['room', 'status']);
  });

  test('the kind’s own columns are not said in the address', async () => {
    await show('');
    const own = heads();
    const boxes = within(screen.getByRole('group', { name: 'Spalten' })).getAllByRole<HTMLInputElement>('checkbox');
    const query = boxes.filter(({ checked }) => checked).map(({ value }) => `columns=${value}`);
    cleanup();
    await show(`?${query.join('&')}`);
    expect(heads()).toEqual(own);
    expect(target('Weiter').search).toBe('?page=2');
  });

  test('a filter in the address is seen even where nothing has this name', async () => {
    await show('?filter.room=keller');
    expect(screen.getByRole('combobox', { name: 'Raum' })).toHaveDisplayValue('keller');
  });

  test('an empty list says what to do', async () => {
    await show('?q=nichts', nothing);
    expect(target('Alle Einträge zeigen').href).toBe('https://example.org/cms-hub/records/events');
    expect(screen.queryByRole('link', { name: 'Den ersten Eintrag anlegen' })).not.toBeInTheDocument();
  });

  test.each([
    ['programme', 1],
    ['editor', 0],
  ] as const)('a role that may add a record gets a link: %s', async (role, links) => {
    await show('', nothing, role);
    expect(screen.queryAllByRole('link', { name: 'Den ersten Eintrag anlegen' })).toHaveLength(links);
    expect(screen.queryAllByRole('link', { name: 'Neuen Eintrag anlegen' })).toHaveLength(links);
  });

  test('pages show their depth, but not among results', async () => {
    const page = (id: number, depth: number) => ({ id, version: 'v1', depth, values: { key: `p${String(id)}` } });
    const tree = { count: 2, next: null, previous: null, results: [page(1, 0), page(2, 1)] };
    await show('', tree, 'administrator', 'pages');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['▾p1', 'Ebene 2: p2']);
    cleanup();
    await show('?q=p', tree, 'administrator', 'pages');
    expect(screen.queryByText(/Ebene/)).not.toBeInTheDocument();
  });
});
