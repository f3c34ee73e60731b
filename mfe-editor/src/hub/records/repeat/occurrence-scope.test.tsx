import { screen } from '@testing-library/react';
import { showRecordForm } from '../testing/show-record-form';

jest.mock('../../../rich-text/rich-text-field', () => ({
  RichTextField: ({ label }: { label: string }) => <textarea aria-label={label} />,
}));

const EVENT = {
  id: 7,
  version: 'v1',
  values: {
    key: 'orgel',
    title: { de: 'Orgel' },
    date_start: '2026-10-16T19:30',
    recurrence: 'UID:orgel DTSTART:20261009 RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=20261030',
  },
};
const saved = { id: 7, version: 'v2', values: EVENT.values };
const choice = () => screen.getByLabelText('Änderungen gelten für');

async function show(kept: readonly number[] = []) {
  const shown = await showRecordForm('events', EVENT, {
    '/api/records/events/7/': saved,
    '/api/records/events/7/?save=publish': saved,
    '/api/records/events/7/recurrence/': { changed: [7, 8], kept: [...kept] },
  });
  const retitle = async () => {
    await shown.user.type(screen.getByRole('textbox', { name: 'Titel' }), 'nacht');
    await shown.user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  };
  const writes = () => shown.requests.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  return { ...shown, retitle, writes };
}

describe('dates that a change is for', () => {
  const changes = { title: { de: 'Orgelnacht' } };

  test('this date alone, unless the editor chooses otherwise', async () => {
    const { retitle, writes } = await show();
    expect(choice()).toHaveDisplayValue('nur diesen Termin');
    await retitle();
    expect(writes()).toEqual([['/api/records/events/7/?save=publish', changes]]);
  });

  test('this and the following ones; the alert names those that keep their time', async () => {
    const { user, store, retitle, writes } = await show([9]);
    await user.selectOptions(choice(), 'diesen und alle folgenden');
    await retitle();
    expect(writes()).toEqual([
      ['/api/records/events/7/recurrence/', { scope: 'following', changes, moves_sold: false }],
    ]);
    expect(store.alerts.current?.text).toContain('Ein Termin mit verkauften Karten behält seine Uhrzeit.');
  });

  test('all, with those of which tickets are sold', async () => {
    const { user, retitle, writes } = await show();
    await user.selectOptions(choice(), 'alle Termine');
    await user.click(screen.getByRole('checkbox', { name: 'Neue Uhrzeit auch für Termine mit verkauften Karten' }));
    await retitle();
    expect(writes()).toEqual([['/api/records/events/7/recurrence/', { scope: 'all', changes, moves_sold: true }]]);
  });
});
