import { useHost } from '@vestibule/contracts';
import { useEffect, useState } from 'react';

/**
 * A part of the page whose code loads on demand: undefined until then, `failed` when it fails to load. `load` must be
 * the same function each time.
 */
export function useLate<T extends object>(wanted: boolean, load: () => Promise<T>): T | 'failed' | undefined {
  const { report } = useHost();
  const [part, setPart] = useState<{ readonly value: T | 'failed' }>();
  const missing = wanted && part === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let here = true;
    load().then(
      (value) => here && setPart({ value }),
      (error: unknown) => {
        if (!here) return;
        report(error);
        setPart({ value: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [missing, load, report]);
  return part?.value;
}
