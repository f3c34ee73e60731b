import type { ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { fakeHost, type FakeRequest } from '@vestibule/testkit/fake-host';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../translations/de.json';
import { loginAs } from '../../testing/records';
import page from './record.page';

jest.mock('../../rich-text/rich-text-field', () => ({ RichTextField: () => null }));

const options = Object.fromEntries(
  Object.keys(REFERENCE_TARGETS).map((target) => [`/de/api/record-options/${target}/`, []]),
);
const VALUES = {
  key: 'fugen-1',
  title: { de: 'Fugen' },
  date_start: '2026-12-01T19:30:00+01:00',
  id_jet: 'VB-1',
  is_online: true,
  seat_groups: [
    {
      key: 'saal',
      name: { de: 'Saal' },
      capacity: 40,
      prices: [{ name: { de: 'Normal' }, price: '12.00', vat: 7, sale_type: 1, seat_kind: 'normal' }],
    },
  ],
};

async function show(
  kind: RecordKind,
  id: string,
  { query = '', role = 'administrator' }: { query?: string; role?: ReadyRole } = {},
) {
  const path = `/cms-hub/records/${kind}/${id}`;
  const answers = {
    ...options,
    '/de/pageeditor-api/user': loginAs(role),
    [`/api/records/${kind}/7/`]: { id: 7, version: 'v1', values: kind === 'events' ? VALUES : { key: 'a' } },
    [`/api/records/${kind}/`]: ({ body }: FakeRequest) => ({ id: 8, version: 'v1', values: body }),
    [`/api/records/${kind}/8/?save=draft`]: ({ body }: FakeRequest) => ({ id: 8, version: 'v2', values: body }),
  };
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers });
  const data = await page.loader?.(fake.context({ kind, id }, path + query));
  await act(async () => {
    render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
    await Promise.resolve();
  });
  return { ...fake, user: userEvent.setup() };
}
const way = () => screen.queryByRole('link', { name: 'In einen neuen Eintrag kopieren' })?.getAttribute('href');

describe('record copy', () => {
  test('a new record that is saved twice is created once', async () => {
    const { user, requests } = await show('series', 'new');
    const name = () => screen.getByRole('textbox', { name: 'Name' });
    await user.type(name(), 'Saal');
    await user.type(screen.getByRole('textbox', { name: 'Titel' }), 'Saal');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await user.type(name(), ' 2');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const writes = requests.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, path, version }) => [method, path, version])).toEqual([
      ['POST', '/api/records/series/', undefined],
      ['PATCH', '/api/records/series/8/?save=draft', '"v1"'],
    ]);
  });

  test('a copy begins with all but the unique fields, and is hidden', async () => {
    const { user, requests } = await show('events', 'new', { query: '?from=7' });
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Fugen');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const { body } = requests.find(({ method }) => method === 'POST') ?? {};
    const { key, ...group } = VALUES.seat_groups[0] as { readonly key: string };
    expect(body).toEqual({
      title: VALUES.title,
      date_start: VALUES.date_start,
      is_online: false,
      seat_groups: [{ ...group, timeslots: [], key: expect.not.stringContaining(key) as string }],
    });
  });

  test('a page that is added below another one begins with its parent', async () => {
    const { user, requests } = await show('pages', 'new', { query: '?parent=7' });
    await user.type(screen.getByRole('textbox', { name: 'Schlüssel' }), 'b');
    await user.type(screen.getByRole('textbox', { name: 'Titel' }), 'Unten');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ key: 'b', parent: 'a' });
  });
  test.each(['?parent=7%2F', '?parent=-1', '?parent='])('%s is no parent', async (query) => {
    const { requests } = await show('pages', 'new', { query });
    expect(requests.filter(({ path }) => path.startsWith('/api/records/'))).toEqual([]);
  });

  test('the link to it is for roles that may create such a record, for kinds that can be copied', async () => {
    await show('events', '7');
    expect(way()).toBe('/cms-hub/records/events/new?from=7');
  });
  test.each([
    ['a role that may not', 'events', 'editor'],
    ['pages with modules', 'pages', 'administrator'],
  ] as const)('none for %s', async (_, kind, role) => {
    await show(kind, '7', { role });
    expect(way()).toBeUndefined();
  });

  test.each(['events', 'articles', 'persons', 'productions', 'series', 'venues', 'forms'] as const)(
    'the form of one of %s leads to its page',
    async (kind) => {
      await show(kind, '7');
      expect(screen.getByRole('link', { name: /^Ansehen: / })).toHaveAttribute('href', expect.stringContaining('7'));
    },
  );

  test('a kind without public pages has no link to one', async () => {
    await show('rooms', '7');
    expect(screen.queryByRole('link', { name: /^Ansehen: / })).not.toBeInTheDocument();
  });

  test('a new record has no page yet', async () => {
    await show('events', 'new');
    expect(screen.queryByRole('link', { name: /^Ansehen: / })).not.toBeInTheDocument();
  });
});
