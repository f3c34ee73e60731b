import { useHost } from '@vestibule/contracts';
import { useState } from 'react';
import { reloadPage } from './reload-page';

/**
 * Ends the session and loads the page as everybody sees it; what is not saved is asked about first. `failed` when it
 * did not work.
 */
export function useLogout(): { readonly logout: () => void; readonly failed: boolean } {
  const { api, store } = useHost();
  const [failed, setFailed] = useState(false);
  const send = async () => {
    setFailed(false);
    try {
      await api.call('logout');
      reloadPage();
    } catch {
      setFailed(true);
    }
  };
  return { logout: () => store.page.leave(() => void send()), failed };
}
