import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the browser takes over the server's HTML, true from then on. For values that only a
 * browser knows: parts of a page hydrate one after the other, so a store may already hold such a value when a later
 * part hydrates.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
