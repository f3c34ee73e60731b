import { onClickOutside } from '@vestibule/ui';
import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useRef, type RefObject, type ToggleEvent } from 'react';
import type { BookingEvent } from './state/booking-event';
import type { BookingStore } from './state/booking-store';

/**
 * Ties the `<details>` and the store together. The element keeps its own state, because a visitor may have opened it
 * before hydration; Escape and a click outside close it (docs/behaviour/tickets.md#booking-widget). The focus may leave
 * it: visitors who read on must not lose the selection. `isWanted`: a visitor has just requested it, and continues
 * there.
 */
export function useOpener(
  booking: BookingStore,
  event: BookingEvent,
  isWanted: boolean,
): [RefObject<HTMLDetailsElement | null>, (toggle: ToggleEvent<HTMLDetailsElement>) => void] {
  const opener = useRef<HTMLDetailsElement>(null);
  const { id } = event;
  const open = useEffectEvent(() => booking.open(event));
  useEffect(() => {
    const element = opener.current;
    if (!element) return undefined;
    if (element.open) open();
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
      if (key.key !== 'Escape' || key.defaultPrevented || !isOpen()) return;
      const hadFocus = element.contains(document.activeElement);
      booking.close();
      if (hadFocus) element.querySelector('summary')?.focus();
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
    if (currentTarget.open) booking.open(event);
    else if (booking.event?.id === id) booking.close();
  };
  return [opener, onToggle];
}
