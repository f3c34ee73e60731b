import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeatPlan, type SeatChoice, type ShownSeat } from './seat-plan';

const { seats } = readPlan('A: 1-3 P\n\nB: _, 1-2 P');
const taken = (row: string, seat: string) =>
  seats.map((one) => ({ ...one, isTaken: one.row === row && one.seat === seat }));

function show(choice: Partial<SeatChoice<ShownSeat>> = {}, shown: readonly ShownSeat[] = seats) {
  render(
    <SeatPlan
      seats={shown}
      label="Plan"
      stage="Bühne"
      rowName={(row) => `Reihe ${row}`}
      zoom={{ larger: 'größer', smaller: 'kleiner' }}
      choice={{ nameOf: ({ row, seat }) => `${row} ${seat}`, chosen: new Set(), ...choice }}
    />,
  );
  return userEvent.setup();
}
const seat = (name: string) => screen.getByRole('checkbox', { name });

describe('seat plan', () => {
  test('rows are groups of checkboxes; one that is taken cannot be chosen', () => {
    show({ chosen: new Set(['A\n3', 'A\n2']) }, taken('A', '2'));
    expect(within(screen.getByRole('group', { name: 'Reihe A' })).getAllByRole('checkbox')).toHaveLength(3);
    expect(seat('A 2')).toBeDisabled();
    expect(seat('A 2')).not.toBeChecked();
    expect(seat('A 3')).toBeChecked();
  });

  test('Tab goes from row to row, arrow keys from seat to seat', async () => {
    const user = show({ onChoose: () => undefined }, taken('A', '2'));
    seat('A 1').focus();
    await user.keyboard('{ArrowRight}');
    expect(seat('A 3')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(seat('B 2')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(seat('B 1')).toHaveFocus();
    await user.tab({ shift: true });
    expect(seat('A 3')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(seat('A 3')).toHaveFocus();
  });

  test('a seat is chosen with the space bar, in a form by itself', async () => {
    const chosen: unknown[] = [];
    const user = show({ onChoose: (one, isChosen) => chosen.push([one.row, one.seat, isChosen]) });
    seat('B 2').focus();
    await user.keyboard(' ');
    expect(chosen).toEqual([['B', '2', true]]);
  });

  test('the plan can be made larger', async () => {
    const user = show();
    const hall = screen.getByRole('group', { name: 'Plan' });
    expect(screen.getByRole('button', { name: 'kleiner' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'größer' }));
    expect(hall).toHaveAttribute('data-size', '1');
  });

  test('without a choice it is a drawing', () => {
    render(<SeatPlan seats={seats} label="Plan" stage="Bühne" rowName={(row) => row} />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Plan' })).toHaveAttribute('tabindex', '0');
  });
});
