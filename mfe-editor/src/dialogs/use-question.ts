import { useState } from 'react';

type Answer = (yes: boolean) => void;

/** A question that something waits for: what answers it while it is asked, and what asks it. */
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
