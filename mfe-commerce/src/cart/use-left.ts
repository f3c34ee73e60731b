import { useEffect, useEffectEvent, useState } from 'react';
import type { Deadline } from './reservation-store';

const TICK_MS = 1000;

/** Milliseconds that are left, counted down each second; `onOver` is called when none are. */
export function useLeft({ heldFor, since }: Deadline, onOver: () => void): number {
  const [now, setNow] = useState(since);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    // A cart that was over when it was read stays over: reading it again would not end.
    if (heldFor <= 0) return undefined;
    const tick = () => {
      const at = performance.now();
      setNow(at);
      if (heldFor - (at - since) > 0) return;
      clearInterval(timer);
      over();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [heldFor, since]);
  // A cart that was just read is newer than the last tick.
  return heldFor - Math.max(0, now - since);
}
