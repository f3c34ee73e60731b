import { isSignedIn, useHost } from '@vestibule/contracts';
import { readCookies } from '@vestibule/contracts/browser-data';
import { useEffect } from 'react';

/**
 * Asks who is logged in, once the page is there: pages that are the same for everybody know of no customer
 * (docs/behaviour/tickets.md#sessions-of-customers). A failure leaves the page as everybody sees it.
 */
export function CustomerCheck(): null {
  const { api, report, store } = useHost();
  useEffect(() => {
    if (store.user.details.is_logged_in || !isSignedIn(readCookies())) return;
    api.call('userDetails').then((details) => store.user.setDetails(details), report);
  }, [api, report, store]);
  return null;
}
