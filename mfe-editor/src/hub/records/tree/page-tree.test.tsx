import type { ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../../translations/de.json';
import { loginAs } from '../../../testing/records';
import page from '../records.page';

const options = Object.fromEntries(
  Object.keys(REFERENCE_TARGETS).map((target) => [`/de/api/record-options/${target}/`, []]),
);
const STATES = ['de', 'en', 'cs'].map((lang) => ({ lang, state: 'published', planned: null }));
const listed = (id: number, title: string, depth: number, more: object = {}) => ({
  id,
  version: `v${id}`,
  depth,
  values: { key: title.toLowerCase(), title: { de: title }, is_online: true },
  urls: { de: `/de/${title.toLowerCase()}` },
  publication: STATES,
  ...more,
});
const TREE = [listed(1, 'Besuch', 0), listed(2, 'Anreise', 1), listed(3, 'Bahn', 2), listed(4, 'Kontakt', 0)];

interface Show {
  readonly query?: string;
  readonly role?: ReadyRole;
  readonly results?: readonly object[];
  readonly answer?: FakeAnswer;
}
async function show({ query = '', role = 'publisher', results = TREE, answer }: Show = {}) {
  const path = `/cms-hub/records/pages${query}`;
  const answers = {
    ...options,
    '/de/pageeditor-api/user': loginAs(role),
    '/api/records/pages/': { count: results.length, next: null, previous: null, results },
    '/api/records/pages/4/place/': answer ?? { id: 4, version: 'v5', values: {} },
    '/api/records/pages/2/place/': answer ?? { id: 2, version: 'v5', values: {} },
  };
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers });
  const data = await page.loader?.(fake.context({ kind: 'pages' }, path));
  await act(async () => {
    render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
    await Promise.resolve();
  });
  const moves = () => fake.requests.filter(({ method }) => method === 'POST');
  return { ...fake, moves, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

describe('page tree', () => {
  test('the tree is listed as a whole, each page with its address and its publication', async () => {
    const states = [{ ...STATES[0], state: 'changed' }, STATES[1], { ...STATES[2], planned: '2026-12-01T08:00:00Z' }];
    const hidden = { values: { key: 'neu', title: { de: 'Neu' }, is_online: false } };
    const { requests } = await show({
      results: [listed(1, 'Besuch', 0), listed(2, 'Anreise', 1, { publication: states }), listed(3, 'Neu', 0, hidden)],
    });
    const asked = requests.find(({ path }) => path.startsWith('/api/records/pages/'))?.path;
    expect(new URL(asked ?? '', 'https://example.org').searchParams.get('page_size')).toBe('500');
    expect(row(/Besuch/).getByRole('link', { name: 'Ansehen: Besuch' })).toHaveAttribute('href', '/de/besuch');
    expect(row(/Besuch/).getByText('Veröffentlicht')).toBeVisible();
    expect(
      row(/Anreise/).getByText(/^Gespeichert, .*\(DE\) · Veröffentlicht \(EN\) · .* geplant \(CS\)$/),
    ).toBeVisible();
    expect(row(/Neu/).getByText('Nicht sichtbar')).toBeVisible();
  });

  test('each page leads to the form of a new one below it, for those who may', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Seite darunter anlegen: Anreise' })).toHaveAttribute(
      'href',
      '/cms-hub/records/pages/new?parent=2',
    );
  });

  test('a role that may only read sees the tree, and moves nothing', async () => {
    await show({ role: 'shop' });
    expect(screen.getByRole('link', { name: 'Anreise' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /nach oben/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /anlegen/ })).not.toBeInTheDocument();
  });

  test('results of a search are no tree', async () => {
    await show({ query: '?q=a' });
    expect(screen.queryByRole('button', { name: /nach oben/ })).not.toBeInTheDocument();
  });

  test('a page is moved by buttons', async () => {
    const { user, moves } = await show();
    await user.click(button('„Kontakt“ unter den Eintrag darüber'));
    await user.click(button('„Anreise“ eine Ebene höher'));
    expect(moves().map(({ path, body }) => [path, body])).toEqual([
      ['/api/records/pages/4/place/', { parent: 1, before: null }],
      ['/api/records/pages/2/place/', { parent: null, before: 4 }],
    ]);
    expect(await screen.findByText('„Anreise“: Platz 2 von 3, Ebene 1')).toBeInTheDocument();
    expect(button('„Besuch“ nach oben')).toBeDisabled();
  });

  test('a page is moved by the keyboard', async () => {
    const { user, moves } = await show();
    screen.getByRole('link', { name: 'Kontakt' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(moves().map(({ body }) => body)).toEqual([{ parent: null, before: 1 }]);
  });

  test('the reason why a page cannot be there is shown', async () => {
    const message = 'slug.cs: /cs/kontakt is the path of the page kontakt already';
    const refusal = new Failure(400, { code: 'validation', field: 'slug.cs', message });
    const { user, store } = await show({ answer: refusal });
    await user.click(button('„Anreise“ eine Ebene höher'));
    expect(store.alerts.current?.text).toBe(`Nicht verschoben: ${message}`);
  });

  test('the pages below a page are folded, one by one and all at once', async () => {
    const { user } = await show();
    const fold = button('Seiten unter „Anreise“');
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Bahn' })).not.toBeInTheDocument();
    await user.click(button('Alle aufklappen'));
    expect(screen.getByRole('link', { name: 'Bahn' })).toBeVisible();
    await user.click(button('Alle zuklappen'));
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });
});
