import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../../translations/de.json';
import { RepeatForm } from './repeat-form';

const PATH = '/api/records/events/7/recurrence/';
const ALONE = {
  rule: '',
  start: '2026-10-02',
  exceptions: [],
  occurrences: [{ id: 7, day: '2026-10-02', sold: false, status: 'scheduled' }],
};

async function show(
  stored: object = ALONE,
  answer: object = { made: [8, 9], removed: [], kept: [] },
  start = '2026-10-02',
) {
  const fake = fakeHost({
    namespace: 'editor',
    texts: de,
    path: '/cms-hub',
    answers: { [PATH]: ({ method }: { readonly method: string }) => (method === 'POST' ? answer : stored) },
  });
  render(<RepeatForm id={7} version="v1" start={start} />, { wrapper: fake.wrapper });
  const user = userEvent.setup();
  await user.click(screen.getByText('Wiederholen'));
  await screen.findByRole('button', { name: /anlegen$|^Regel speichern/ });
  const writes = () => fake.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...fake, user, writes };
}
const boxes = (name: string) => within(screen.getByRole('group', { name }));
const button = () => screen.getByRole('button', { name: /anlegen$|^Regel speichern/ });
const days = () =>
  boxes('An diesen Tagen')
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

describe('repeat form', () => {
  test('the weekday of the event repeats it until the last day; a day can be left out', async () => {
    const { user, writes, store } = await show();
    expect(boxes('An diesen Wochentagen').getByRole('checkbox', { name: 'Freitag' })).toBeChecked();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Letzter Tag'), '2026-10-23');
    expect(button()).toHaveTextContent('3 Termine anlegen');
    await user.click(boxes('An diesen Tagen').getByRole('checkbox', { name: 'Freitag, 16. Okt. 2026' }));
    await user.click(button());
    expect(writes()).toEqual([
      { rule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261023', exceptions: ['2026-10-16'], scope: 'all' },
    ]);
    expect(store.alerts.current?.text).toBe('2 Termine sind angelegt.');
  });

  test('every second month on the weekday of the month, for a number of dates', async () => {
    const { user } = await show();
    await user.selectOptions(screen.getByLabelText('Regel'), 'jeden Monat am ersten Freitag');
    await user.selectOptions(screen.getByLabelText('Wie oft'), 'alle 2 Monate');
    await user.type(screen.getByLabelText('oder Zahl der Termine'), '3');
    expect(days()).toEqual(['Freitag, 2. Okt. 2026', 'Freitag, 4. Dez. 2026', 'Freitag, 5. Feb. 2027']);
  });

  test('an event that recurs has its rule, its exceptions and its dates, and the rule can be ended', async () => {
    const { user, writes } = await show({
      rule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261016',
      start: '2026-10-02',
      exceptions: ['2026-10-16'],
      occurrences: [...ALONE.occurrences, { id: 8, day: '2026-10-09', sold: true, status: 'cancelled' }],
    });
    expect(screen.getByLabelText('Letzter Tag')).toHaveValue('2026-10-16');
    const left = boxes('An diesen Tagen').getByRole('checkbox', { name: 'Freitag, 16. Okt. 2026' });
    expect(left).not.toBeChecked();
    const link = screen.getByRole('link', { name: 'Freitag, 9. Okt. 2026' });
    expect(link).toHaveAttribute('href', '/cms-hub/records/events/8');
    expect(link.closest('li')).toHaveTextContent('Abgesagt, Karten verkauft oder reserviert');
    await user.click(screen.getByRole('button', { name: 'Regel beenden, Termine behalten' }));
    expect(writes()).toEqual([{ rule: '', exceptions: [], scope: 'all' }]);
  });

  test('a later date of a recurrence: the rule of all dates, or one from here on', async () => {
    const stored = { ...ALONE, rule: 'FREQ=WEEKLY;BYDAY=FR;COUNT=4' };
    const { user, writes } = await show(stored, undefined, '2026-10-16');
    expect(days()).toHaveLength(4);
    await user.selectOptions(screen.getByLabelText('Die Regel gilt für'), 'ab Freitag, 16. Okt. 2026');
    expect(screen.getByLabelText('Letzter Tag')).toHaveValue('2026-10-23');
    expect(days()).toEqual(['Freitag, 16. Okt. 2026', 'Freitag, 23. Okt. 2026']);
    await user.click(boxes('An diesen Wochentagen').getByRole('checkbox', { name: 'Samstag' }));
    await user.click(button());
    const rule = 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20261023';
    expect(writes()).toEqual([{ rule, exceptions: [], scope: 'following' }]);
  });

  test.each([
    [409, /gibt es die Wiederholung schon/],
    [412, /wurde inzwischen geändert/],
  ])('a refusal with %s is shown, and the choice stays', async (status, text) => {
    const { user, store, reported } = await show(ALONE, new Failure(status, { code: 'conflict' }));
    await user.type(screen.getByLabelText('Letzter Tag'), '2026-10-09');
    await user.click(button());
    expect(store.alerts.current?.text).toMatch(text);
    expect(button()).toHaveTextContent('Einen Termin anlegen');
    expect(reported).toEqual([]);
  });
});
