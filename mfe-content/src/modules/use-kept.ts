import { useState } from 'react';

/** The value as it was first, while it says the same: for contexts, whose readers are all rendered for a new one. */
export function useKept<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
