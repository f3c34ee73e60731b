import { useStore } from '@vestibule/contracts';
import { useEffect, useState } from 'react';

/** Whether a navigation has been under way for at least `ms` milliseconds; for observers. */
export function useNavigatingFor(ms: number): boolean {
  const { navigating } = useStore().ui;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!navigating) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [navigating, ms]);
  return isLate;
}
