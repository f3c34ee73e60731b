import { reaction } from 'mobx';
import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react';
import type { BookingEvent } from './booking-event';
import type { BookingStore } from './booking-store';

/**
 * Ties the `<details>` and the store together. The element keeps its own state, because a visitor may have opened it before hydration;
 * Escape and a press outside close it (spec/001 §4). The focus may leave it: somebody who reads on must not lose the selection.
 */
export function useOpener(booking: BookingStore, event: BookingEvent): [RefObject<HTMLDetailsElement | null>, (toggle: ToggleEvent<HTMLDetailsElement>) => void] {
  const opener = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = opener.current;
    if (!element) return undefined;
    if (element.open) booking.open(event);
    const stopReaction = reaction(
      () => booking.event?.id === event.id,
      (open) => {
        if (!open) element.open = false;
      },
    );
    const listeners = new AbortController();
    const isOpen = () => booking.event?.id === event.id;
    const onPress = ({ target }: Event) => {
      if (isOpen() && target instanceof Node && target.isConnected && !element.contains(target)) booking.close();
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || key.defaultPrevented || !isOpen()) return;
      const hadFocus = element.contains(document.activeElement);
      booking.close();
      if (hadFocus) element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress, { signal: listeners.signal });
    document.addEventListener('keydown', onKey, { signal: listeners.signal });
    return () => {
      stopReaction();
      listeners.abort();
      if (isOpen()) booking.close();
    };
  }, [booking, event]);

  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) booking.open(event);
    else if (booking.event?.id === event.id) booking.close();
  };
  return [opener, onToggle];
}
