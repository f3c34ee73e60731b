import { useEffect } from 'react';

/** How often a part that failed is tried again by itself, in ms: it is back within 5 s after its remote is. */
const RETRY_MS = 4000;
/** Number of eager tries; later ones are rarer: a page that is left open must not overload a failing server. */
const EAGER_TRIES = 15;
const PATIENT_MS = 30_000;

/** Calls `retry` again and again while the part is on a visible page; never on the server. Undefined: not at all. */
export function useRetry(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          if (!document.hidden) {
            tries += 1;
            retry();
          }
          wait();
        },
        tries < EAGER_TRIES ? RETRY_MS : PATIENT_MS,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [retry]);
}
