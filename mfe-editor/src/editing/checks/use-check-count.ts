import { useHost, useStore } from '@vestibule/contracts';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../session/use-editor';

/** Milliseconds after a save, in which the page shows it and further saves may come. */
const REST_MS = 1000;

/**
 * Number of problems that the checks find after each save of the page's content; undefined before the first one, and
 * where they fail. For observers.
 */
export function useCheckCount(): number | undefined {
  const { report } = useHost();
  const { settings } = useStore();
  const { latest } = useEditor().content;
  const first = useRef(latest);
  const [count, setCount] = useState<number>();
  const general = settings.current?.description;
  useEffect(() => {
    first.current ??= latest;
    if (latest === null || latest === first.current) return undefined;
    let isLeft = false;
    const take = (found: number | undefined) => {
      if (!isLeft) setCount(found);
    };
    const timer = setTimeout(() => {
      // The rules are large.
      void import('./find-problems')
        .then(({ findProblems }) => findProblems(general))
        .then(
          ({ length }) => take(length),
          (error: unknown) => {
            report(error);
            take(undefined);
          },
        );
    }, REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [latest, general, report]);
  return count;
}
