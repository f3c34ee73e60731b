import { Failure, fakeHost, type FakeAnswer } from '@vestibule/testkit/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../../../../translations/de.json';
import { RepeatForm } from './repeat-form';

const REPEAT = '/api/records/events/7/repeat/';

async function show(answer: FakeAnswer = { ids: [8, 9] }) {
  const fake = fakeHost({ namespace: 'editor', texts: de, path: '/cms-hub', answers: { [REPEAT]: answer } });
  render(<RepeatForm id={7} version="v1" start="2026-10-02" />, { wrapper: fake.wrapper });
  const user = userEvent.setup();
  await user.click(screen.getByText('Wiederholen'));
  return { ...fake, user };
}
const boxes = (name: string) => within(screen.getByRole('group', { name }));
const button = () => screen.getByRole('button', { name: /anlegen$/ });

test('the weekday of the event repeats it until the last day; a day can be left out', async () => {
  const { user, requests, store } = await show();
  expect(boxes('An diesen Wochentagen').getByRole('checkbox', { name: 'Freitag' })).toBeChecked();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText('Letzter Tag'), '2026-10-23');
  expect(button()).toHaveTextContent('3 Termine anlegen');
  await user.click(boxes('An diesen Tagen').getByRole('checkbox', { name: 'Freitag, 16. Okt. 2026' }));
  await user.click(button());
  expect(requests).toMatchObject([{ method: 'POST', body: { days: ['2026-10-09', '2026-10-23'] } }]);
  expect(store.alerts.current?.text).toBe('2 Termine sind angelegt.');
  expect(await screen.findByRole('link', { name: 'Alle Veranstaltungen' })).toHaveAttribute(
    'href',
    '/cms-hub/records/events',
  );
});

test('other weekdays, and every second week', async () => {
  const { user } = await show();
  await user.type(screen.getByLabelText('Letzter Tag'), '2026-10-18');
  await user.click(boxes('An diesen Wochentagen').getByRole('checkbox', { name: 'Sonntag' }));
  await user.selectOptions(screen.getByLabelText('Wie oft'), 'alle 2 Wochen');
  expect(
    boxes('An diesen Tagen')
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toEqual(['Sonntag, 4. Okt. 2026', 'Freitag, 16. Okt. 2026', 'Sonntag, 18. Okt. 2026']);
});

test.each([
  [409, /gibt es die Wiederholung schon/],
  [412, /wurde inzwischen geändert/],
])('a refusal with %s is shown, and the choice stays', async (status, text) => {
  const { user, store, reported } = await show(new Failure(status, { code: 'conflict' }));
  await user.type(screen.getByLabelText('Letzter Tag'), '2026-10-09');
  await user.click(button());
  expect(store.alerts.current?.text).toMatch(text);
  expect(button()).toHaveTextContent('Einen Termin anlegen');
  expect(reported).toEqual([]);
});
