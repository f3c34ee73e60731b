import type { ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { REFERENCE_TARGETS } from '@vestibule/contracts/fields/reference-targets';
import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../../translations/de.json';
import { loginAs } from '../../../testing/records';
import page from '../records.page';

const options = Object.fromEntries(
  Object.keys(REFERENCE_TARGETS).map((target) => [`/de/api/record-options/${target}/`, []]),
);
const event = (id: number, version: string, isOnline: boolean) => ({
  id,
  version,
  values: {
    key: `p${id}`,
    title: { de: ['Ada', 'Ben', 'Cleo'][id - 1] },
    date_start: '2026-12-01T19:30:00',
    is_online: isOnline,
  },
});
const LIST = { count: 3, next: null, previous: null, results: [1, 2, 3].map((id) => event(id, `v${id}`, true)) };

async function show(answers: Readonly<Record<string, FakeAnswer>> = {}, role: ReadyRole = 'publisher') {
  const path = '/cms-hub/records/events';
  const own = { '/de/pageeditor-api/user': loginAs(role), '/api/records/events/': LIST };
  const fake = fakeHost({ namespace: 'editor', texts: de, path, answers: { ...options, ...own, ...answers } });
  const data = await page.loader?.(fake.context({ kind: 'events' }, path));
  render(data && <page.Component data={data} />, { wrapper: fake.wrapper });
  return { ...fake, user: userEvent.setup() };
}
const choose = (name: string) => screen.getByRole('checkbox', { name: `Auswählen: ${name}` });
const all = () => screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' });
const button = (name: string) => screen.getByRole('button', { name });

describe('bulk', () => {
  test('selected records are hidden, each on its own version, and the list shows it', async () => {
    const { user, requests, store } = await show({
      '/api/records/events/1/': event(1, 'v1b', false),
      '/api/records/events/3/': event(3, 'v3b', false),
    });
    expect(screen.queryByRole('button', { name: 'Verbergen' })).toBeNull();
    await user.click(choose('Ada'));
    await user.click(choose('Cleo'));
    expect(screen.getByText('Ausgewählt: 2')).toHaveAttribute('aria-live', 'polite');
    await user.click(button('Verbergen'));
    const writes = requests.filter(({ method }) => method === 'PATCH');
    expect(writes.map(({ path, body }) => [path, body])).toEqual([
      ['/api/records/events/1/', { is_online: false }],
      ['/api/records/events/3/', { is_online: false }],
    ]);
    expect(store.alerts.current).toMatchObject({ kind: 'save', text: 'Erledigt: 2' });
    expect(screen.getAllByText('Nicht sichtbar')).toHaveLength(2);
    expect(choose('Ada')).not.toBeChecked();
  });

  test('an entry that others have changed says so, and speaks of no form', async () => {
    const { user, store } = await show({ '/api/records/events/1/': new Failure(412, { code: 'conflict' }) });
    await user.click(choose('Ada'));
    await user.click(button('Verbergen'));
    expect(store.alerts.current?.text).toContain('Ada: Der Eintrag wurde inzwischen von anderen geändert.');
    expect(store.alerts.current?.text).not.toContain('Formular');
  });

  test('removal asks first; a refused record stays, stays selected, and shows the reason', async () => {
    const { user, requests, store } = await show({
      '/api/records/events/1/': {},
      '/api/records/events/2/': new Failure(409, { code: 'conflict', message: 'It is named by 2 events' }),
      '/api/records/events/3/': new Failure(412, { code: 'conflict', message: 'It has been changed' }),
    });
    await user.click(all());
    await user.click(button('Löschen'));
    const question = within(screen.getByRole('dialog', { name: 'Ausgewählte Einträge löschen?' }));
    expect(question.getByText(/^Einträge: 3\./)).toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Löschen' }));
    expect(screen.queryByRole('checkbox', { name: 'Auswählen: Ada' })).toBeNull();
    expect(choose('Ben')).toBeChecked();
    expect(all()).toBeChecked();
    expect(store.alerts.current).toMatchObject({ kind: 'error' });
    expect(store.alerts.current?.text.split('\n')).toEqual([
      'Erledigt: 1',
      'Ben: Andere Einträge verweisen darauf, oder Karten sind reserviert.',
      expect.stringMatching(/^Cleo: .*geändert/),
    ]);
  });

  test('a role that may only read selects nothing', async () => {
    await show({}, 'editor');
    expect(screen.getByRole('row', { name: /Ada/ })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).queryByRole('checkbox')).toBeNull();
  });
});
