import { Failure } from '@vestibule/testkit/fake-host';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProgrammeCalendar from './programme-calendar';
import { ANSWERS, PATH, host, show, address } from './testing/show-choice';

describe('programme calendar', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      now: Date.parse('2026-11-21T12:00:00Z'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
    });
  });
  afterEach(() => jest.useRealTimers());

  describe('calendar', () => {
    test('comes when it is opened, with only the days that have events, and writes the chosen one', async () => {
      await show('?room=3');
      expect(screen.queryByRole('grid')).toBeNull();
      await userEvent.click(screen.getByText('Kalender', { selector: 'summary *' }));
      const grid = await screen.findByRole('grid', { name: 'November 2026' });
      expect(within(grid).getByRole('button', { name: /22\. November 2026/ })).toBeEnabled();
      expect(within(grid).getByRole('button', { name: /23\. November 2026/ })).toBeDisabled();
      expect(within(grid).getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/Mo/i);
      await userEvent.click(within(grid).getByRole('button', { name: /28\. November 2026/ }));
      // That day alone; the calendar waits for a second one.
      expect(address()).toBe('?room=3&date=28-11-2026&until=28-11-2026');
      expect(document.querySelector('details[open]')).not.toBeNull();
    });

    test('a second day makes a span of both, in either order; the same day again clears it', async () => {
      const { unmount } = await show('?date=28-11-2026&until=28-11-2026');
      const pick = async (day: RegExp) => {
        await userEvent.click(screen.getByText('Kalender', { selector: 'summary *' }));
        await userEvent.click(await screen.findByRole('button', { name: day }));
      };
      await pick(/22\. November 2026/);
      expect(address()).toBe('?date=22-11-2026&until=28-11-2026');
      expect(document.querySelector('details[open]')).toBeNull();
      unmount();
      await show('?date=28-11-2026&until=28-11-2026');
      await pick(/28\. November 2026/);
      expect(address()).toBe('');
      expect(document.querySelector('details[open]')).toBeNull();
    });

    test('when its days are unavailable, the day can be entered', async () => {
      await show('', { ...ANSWERS, '/de/api/calendar/': new Failure(503) });
      await userEvent.click(screen.getByText('Kalender', { selector: 'summary *' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Der Kalender konnte nicht geladen werden.');
      expect(screen.getByLabelText('Tag')).toHaveAttribute('type', 'date');
      expect(screen.getByLabelText(/^Bis/)).toHaveAttribute('type', 'date');
    });

    test('days of former filters are never shown, however late they arrive', async () => {
      const release: Record<string, (days: string[]) => void> = {};
      const waiting = (room: string) => () => new Promise((resolve) => (release[room] = resolve));
      const { wrapper } = host({ '/de/api/calendar/?room=3': waiting('3'), '/de/api/calendar/?room=5': waiting('5') });
      const calendar = (room: string) => (
        <ProgrammeCalendar
          selection={{
            query: { filters: { room }, date: '' },
            linkTo: () => `${PATH}?room=${room}`,
            today: '2026-11-21',
          }}
          onDone={() => undefined}
        >
          {null}
        </ProgrammeCalendar>
      );
      const { rerender } = render(calendar('3'), { wrapper });
      await waitFor(() => expect(release).toHaveProperty('3'));
      rerender(calendar('5'));
      await waitFor(() => expect(release).toHaveProperty('5'));
      await act(async () => release['5']?.(['2026-11-22']));
      await act(async () => release['3']?.(['2026-11-23']));
      expect(await screen.findByRole('button', { name: /22\. November/ })).toBeEnabled();
      expect(screen.getByRole('button', { name: /23\. November/ })).toBeDisabled();
    });
  });
});
