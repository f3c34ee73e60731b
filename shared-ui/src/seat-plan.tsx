import { seatKey, type PlanSeat, type SeatKind } from '@vestibule/contracts/seats/seat';
import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { cx } from './class-names';
import { useSeatKeys } from './use-seat-keys';
import styles from './seat-plan.module.css';

/** A seat as the plan shows it. */
export interface ShownSeat extends PlanSeat {
  readonly isTaken?: boolean;
  /** Whether it is there for orientation alone, as its category differs from the chosen one. */
  readonly isOther?: boolean;
}

interface SeatPlanProps<S extends ShownSeat> {
  /** Row by row from the stage. */
  readonly seats: readonly S[];
  /** Name of the plan, and the text in place of the stage. */
  readonly label: string;
  readonly stage: string;
  /** Name of a row for screen readers. */
  readonly rowName: (row: string) => string;
  /** Above the plan. */
  readonly children?: ReactNode;
  /** How seats are chosen; without it the plan is a drawing. */
  readonly choice?: SeatChoice<S>;
  /** Names of the buttons that make it larger and smaller; without them it has none. */
  readonly zoom?: { readonly larger: string; readonly smaller: string };
}

/** A checkbox each, which its owner sets, or the form that it is in. */
export interface SeatChoice<S> {
  /** The whole name of a seat: row, seat, price. */
  readonly nameOf: (seat: S) => string;
  /** Name and value of its control in a form. */
  readonly control?: (seat: S) => { readonly name: string; readonly value: string };
  /** Keys of those that are chosen, at first where `onChoose` is not given. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose?: (seat: S, isChosen: boolean) => void;
}

const SIZES = 4;

/** The seats of a hall as they stand, a row a group; arrow keys lead from seat to seat, and Tab from row to row. */
export function SeatPlan<S extends ShownSeat>({ seats, label, stage, zoom, children, ...plan }: SeatPlanProps<S>) {
  const [size, setSize] = useState(0);
  const keys = useSeatKeys();
  const [first, last] = [Math.min(...seats.map(({ y }) => y)), Math.max(...seats.map(({ y }) => y))];
  const categories = categoriesOf(seats);
  const left = Math.min(...seats.map(({ x }) => x));
  const rows = Array.from({ length: last - first + 1 }, (_, index) => seats.filter(({ y }) => y === first + index));
  const sizeButton = (name: string, step: number) => (
    <Button small disabled={size + step < 0 || size + step >= SIZES} onClick={() => setSize(size + step)}>
      {name}
    </Button>
  );
  return (
    <div className={styles.plan}>
      {children}
      {zoom && (
        <p className={styles.zoom}>
          {sizeButton(zoom.larger, 1)}
          {sizeButton(zoom.smaller, -1)}
        </p>
      )}
      {/* Moved sideways on phones; its seats take the focus where they can be chosen. */}
      <div
        role="group"
        aria-label={label}
        className={styles.hall}
        data-size={size}
        {...(plan.choice ? keys : { tabIndex: 0 })}
      >
        <p className={styles.stage}>{stage}</p>
        {rows.map((row, index) => (
          <Row key={index} seats={row} left={left} categories={categories} {...plan} />
        ))}
      </div>
    </div>
  );
}

interface RowProps<S extends ShownSeat> extends Pick<SeatPlanProps<S>, 'rowName' | 'choice'> {
  readonly seats: readonly S[];
  /** The first place of the plan. */
  readonly left: number;
  readonly categories: readonly string[];
}

function Row<S extends ShownSeat>({ seats, left, categories, rowName, choice }: RowProps<S>) {
  const [first] = seats;
  if (!first) return <div className={styles.way} />;
  const places = Array.from({ length: Math.max(...seats.map(({ x }) => x)) - left + 1 }, (_, index) =>
    seats.find(({ x }) => x === left + index),
  );
  return (
    <div role="group" aria-label={rowName(first.row)} className={styles.row}>
      <span aria-hidden="true" className={styles.label}>
        {first.row}
      </span>
      {places.map((seat, index) =>
        seat ? (
          <Place key={index} seat={seat} category={categories.indexOf(seat.category)} choice={choice} />
        ) : (
          <span key={index} aria-hidden="true" className={styles.gap} />
        ),
      )}
    </div>
  );
}

interface PlaceProps<S extends ShownSeat> {
  readonly seat: S;
  readonly category: number;
  readonly choice: SeatChoice<S> | undefined;
}

/** Looks of categories, by the place of each; further ones look like the last. */
const LOOKS = ['first', 'second', 'third', 'fourth'] as const;
export const categoryLook = (category: number): string | undefined =>
  cx(styles.seat, styles[LOOKS[Math.min(category, LOOKS.length - 1)] ?? 'first']);
/** Categories of a plan in the order of their first seats, in which they have their looks. */
export const categoriesOf = (seats: readonly ShownSeat[]): readonly string[] => [
  ...new Set(seats.map(({ category }) => category)),
];
/** Looks of a seat's kind or state. */
export const seatLook = (look: SeatKind | 'taken' | 'chosen'): string | undefined => cx(styles.seat, styles[look]);

function Place<S extends ShownSeat>({ seat, category, choice }: PlaceProps<S>) {
  const { isTaken = false, isOther = false } = seat;
  const className = cx(categoryLook(category), styles[seat.kind], isTaken && styles.taken, isOther && styles.other);
  if (isOther) return <span className={className} aria-hidden="true" />;
  if (!choice) return <span className={className}>{seat.seat}</span>;
  const { nameOf, control, chosen, onChoose } = choice;
  const isChosen = !isTaken && chosen.has(seatKey(seat));
  return (
    <label className={className}>
      <input
        // A chosen seat that is taken now is mounted again, without its mark.
        key={String(isTaken)}
        type="checkbox"
        aria-label={nameOf(seat)}
        data-x={seat.x}
        disabled={isTaken}
        {...control?.(seat)}
        {...(onChoose
          ? { checked: isChosen, onChange: ({ target }) => onChoose(seat, target.checked) }
          : { defaultChecked: isChosen })}
      />
      <span aria-hidden="true">{seat.seat}</span>
    </label>
  );
}
