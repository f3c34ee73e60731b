import { useHost } from '@vestibule/contracts';
import { useState } from 'react';
import { openPage, reloadPage } from './reload-page';

/**
 * Ends the session and loads the page as everybody sees it; what is not saved is asked about first. `failed` when it
 * did not work.
 */
export function useLogout(): { readonly logout: () => void; readonly failed: boolean } {
  const { api, lang, store } = useHost();
  const [failed, setFailed] = useState(false);
  const send = async () => {
    setFailed(false);
    try {
      await api.call('logout');
      // Pages of a customer are not there for everybody.
      if (store.user.details.is_customer) openPage(`/${lang}`);
      else reloadPage();
    } catch {
      setFailed(true);
    }
  };
  return { logout: () => store.page.leave(() => void send()), failed };
}
