import { useCallback, useState } from 'react';

/**
 * Newest state of a record that the page knows: the response of its own last save, until the page is loaded again.
 * Without it a second save would name the version before the first, and be refused as another editor's change.
 *
 * @param loaded State that the page's loader read.
 * @returns The newest state, and a function that takes the state of a save's response.
 */
export function useLatestSaved<T extends object>(loaded: T): readonly [T, (saved: T) => void] {
  const [written, setWritten] = useState<{ readonly over: T; readonly saved: T }>();
  const take = useCallback((saved: T) => setWritten({ over: loaded, saved }), [loaded]);
  return [written?.over === loaded ? written.saved : loaded, take];
}
