import { onClickOutside, scrollBehavior, useFocusTrap, useLayer } from '@vestibule/ui';
import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useRef, useState, type RefObject, type ToggleEvent } from 'react';
import type { BookingEvent } from './state/booking-event';
import type { BookingStore } from './state/booking-store';

/**
 * Ties the `<details>` and the store together. The element keeps its own state, because a visitor may have opened it
 * before hydration; Escape, a click outside and, where it is a sheet over the page, Back close it
 * (docs/behaviour/tickets.md#booking-widget). The focus may leave it, as visitors who read on must not lose the
 * selection; it stays in a sheet. `isWanted`: a visitor has just requested it, and continues there. Called by an
 * observer.
 */
export function useOpener(
  booking: BookingStore,
  event: BookingEvent,
  isWanted: boolean,
): [RefObject<HTMLDetailsElement | null>, (toggle: ToggleEvent<HTMLDetailsElement>) => void] {
  const opener = useRef<HTMLDetailsElement>(null);
  const { id } = event;
  const [isSheet, setSheet] = useState(false);
  const open = useEffectEvent((element: HTMLElement) => {
    setSheet(isFixed(element));
    booking.open(event);
  });
  const closeHere = () => {
    const hadFocus = opener.current?.contains(document.activeElement);
    booking.close();
    if (hadFocus) opener.current?.querySelector('summary')?.focus();
  };
  const closeByKey = useEffectEvent(closeHere);
  const isOver = isSheet && booking.event?.id === id;
  useLayer(isOver, closeHere);
  useFocusTrap(opener, isOver);
  useEffect(() => {
    const element = opener.current;
    if (!element) return undefined;
    if (element.open) open(element);
    if (isWanted) element.querySelector('summary')?.focus();
    const isOpen = () => booking.event?.id === id;
    const stopReaction = reaction(isOpen, (now) => {
      if (!now) element.open = false;
    });
    const stopClicks = onClickOutside(
      () => element,
      () => {
        if (isOpen()) booking.close();
      },
    );
    const onKey = (key: KeyboardEvent) => {
      if (key.key === 'Escape' && !key.defaultPrevented && isOpen()) closeByKey();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      stopReaction();
      stopClicks();
      document.removeEventListener('keydown', onKey);
      if (isOpen()) booking.close();
    };
  }, [booking, id, isWanted]);

  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) {
      const covers = isFixed(currentTarget);
      setSheet(covers);
      booking.open(event);
      // A requested one was given its place by the list.
      if (!covers && !isWanted) showWhole(currentTarget);
    } else if (booking.event?.id === id) booking.close();
  };
  return [opener, onToggle];
}

/** How long an opened widget may take to get its size, in ms. */
const SETTLE_MS = 100;

/** Scrolls an opened widget into view, as far as the window has room. */
function showWhole(element: HTMLElement): void {
  setTimeout(() => element.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }), SETTLE_MS);
}

/** Whether it is fixed to the window, itself or by an element around it, and so covers the page. */
function isFixed(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed') return true;
  return false;
}
