import { useHost } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { useCallback, useRef } from 'react';

/**
 * Makes a write that the user did not ask for, such as that of a draft. While its session has ended it asks for a
 * login; a user who has declined is not asked by later ones.
 */
export function useQuietLogin(): <T>(write: () => Promise<T>) => Promise<T> {
  const { store } = useHost();
  const declined = useRef(false);
  return useCallback(
    (write) =>
      loginsOf(store).retry(write, async () => {
        if (declined.current) return false;
        const done = await loginsOf(store).ask();
        declined.current = !done;
        return done;
      }),
    [store],
  );
}
