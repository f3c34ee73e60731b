import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface Delay {
  /** Runs the task after `ms`; one that still waits is forgotten. */
  start: (task: () => void, ms: number) => void;
  stop: () => void;
}

/** At most one task that waits; none outlives the component. */
export function useDelay(): Delay {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  return useMemo(
    () => ({
      stop,
      start(task, ms) {
        stop();
        timer.current = setTimeout(task, ms);
      },
    }),
    [stop],
  );
}
