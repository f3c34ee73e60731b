import { useState } from 'react';

type Answer = (yes: boolean) => void;

/** A question that code waits for: its answer while it is open, and the function that asks it. */
export function useQuestion(): readonly [Answer | undefined, () => Promise<boolean>] {
  const [answer, setAnswer] = useState<Answer>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (yes: boolean) => {
        setAnswer(undefined);
        resolve(yes);
      });
    });
  return [answer, ask];
}
