import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const seatsIn = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? []),
];
const rowOf = (seat: Element) => seat.closest('[role="group"]');

/** The row above or below that has seats to choose. */
function otherRow(row: Element | null, step: 'previousElementSibling' | 'nextElementSibling'): Element | undefined {
  for (let other = row?.[step]; other; other = other[step]) if (seatsIn(other).length > 0) return other;
  return undefined;
}

const nearest = (seats: readonly HTMLInputElement[], x: number) =>
  seats.reduce<HTMLInputElement | undefined>((best, seat) => {
    const far = (one: HTMLInputElement) => Math.abs(Number(one.dataset['x']) - x);
    return best && far(best) <= far(seat) ? best : seat;
  }, undefined);

function seatAt(key: string, seat: HTMLInputElement): HTMLInputElement | undefined {
  const row = rowOf(seat);
  const own = seatsIn(row);
  const at = own.indexOf(seat);
  const x = Number(seat.dataset['x']);
  switch (key) {
    case 'ArrowLeft':
      return own[at - 1];
    case 'ArrowRight':
      return own[at + 1];
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    case 'ArrowUp':
      return nearest(seatsIn(otherRow(row, 'previousElementSibling')), x);
    case 'ArrowDown':
      return nearest(seatsIn(otherRow(row, 'nextElementSibling')), x);
    default:
      return undefined;
  }
}

/** Tab stops at this seat of its row alone. */
function stopAt(seat: HTMLInputElement | undefined): void {
  for (const other of seatsIn(seat && rowOf(seat))) other.tabIndex = other === seat ? 0 : -1;
}

interface SeatKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
}

/**
 * Arrow keys, Home and End lead from seat to seat, so that Tab, which would stop at hundreds, goes from row to row.
 * Without script Tab stops at each.
 */
export function useSeatKeys(): SeatKeys {
  const ref = useRef<HTMLDivElement>(null);
  // After every change: seats that are taken now are no stops any more.
  useEffect(() => {
    for (const row of ref.current?.querySelectorAll('[role="group"]') ?? []) {
      const seats = seatsIn(row);
      if (!seats.some((seat) => seat.tabIndex === 0) || seats.every((seat) => seat.tabIndex === 0)) stopAt(seats[0]);
    }
  });
  return {
    ref,
    onKeyDown: (event) => {
      if (!(event.target instanceof HTMLInputElement)) return;
      const to = seatAt(event.key, event.target);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
    onFocus: ({ target }) => {
      if (target instanceof HTMLInputElement) stopAt(target);
    },
  };
}
