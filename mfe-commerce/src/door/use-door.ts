import { useHost } from '@vestibule/contracts';
import { SESSION_ENDED } from '@vestibule/contracts/offline/door-cache';
import { useEffect, useState } from 'react';
import { Door } from './door';
import { doorCalls } from './door-calls';
import { makeReady } from './make-ready';

/** How often the list is read again, and how often the network is looked for while it is away, in ms. */
const FRESH_MS = 60_000;
const AWAY_MS = 10_000;

/** The door of a date, synchronised with the server while the page is open; whether the page opens without network. */
export function useDoor(event: number): { readonly door: Door; readonly isPageKept: boolean } {
  const { api, report } = useHost();
  const [door] = useState(() => new Door(event, doorCalls(api, event, report)));
  const [isPageKept, setPageKept] = useState(false);
  useEffect(() => {
    let isGone = false;
    let last = 0;
    const turn = async () => {
      last = Date.now();
      await door.refresh();
      if (isGone) return;
      // Without its list the page is of no use; a login that has ended leaves nothing on the phone.
      if (!door.isListKept) setPageKept(false);
      else if (door.line === 'on') setPageKept(await makeReady());
    };
    let turning = Promise.resolve();
    const again = () => void (turning = turn().catch(report));
    // Data stored by a turn that had begun before the session ended is deleted; a user who still has the right gets it
    // again.
    const sessionEnds = ({ data }: MessageEvent<unknown>) => {
      if (data === SESSION_ENDED)
        turning = turning
          .then(() => door.forget())
          .then(turn)
          .catch(report);
    };
    const timer = setInterval(() => {
      if (door.line === 'off' || Date.now() - last >= FRESH_MS) again();
    }, AWAY_MS);
    void door.open().then(again);
    addEventListener('online', again);
    // The worker comes when the page has loaded; then the page can be cached.
    navigator.serviceWorker?.addEventListener('controllerchange', again);
    navigator.serviceWorker?.addEventListener('message', sessionEnds);
    return () => {
      isGone = true;
      clearInterval(timer);
      removeEventListener('online', again);
      navigator.serviceWorker?.removeEventListener('controllerchange', again);
      navigator.serviceWorker?.removeEventListener('message', sessionEnds);
    };
  }, [door, report]);
  return { door, isPageKept };
}
