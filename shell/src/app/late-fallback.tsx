import { useEffect, useState } from 'react';
import { RemoteFallback } from './remote-fallback';

/** How long code may be on its way before the page says that it is missing, in ms. */
const LATE_MS = 1000;

/**
 * For parts that the server never renders, such as the editor's bar: nothing while their code is coming, the fallback
 * when it does not come.
 */
export function LateFallback({ inline }: { inline: boolean }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <RemoteFallback inline={inline} /> : null;
}
