import { useHost, type AnswerOf } from '@vestibule/contracts';
import { useEffect, useState } from 'react';

/** Uncached data of an event at this moment; `read` requests it again after a failure, which sets `error`. */
export function useEventAnswer<N extends 'eventSeats' | 'eventTickets'>(name: N, event: number) {
  const { api, report } = useHost();
  const [answer, setAnswer] = useState<AnswerOf<N>>();
  const [error, setError] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    api.call(name, { params: { id: event }, signal: stop.signal }).then(setAnswer, (reason: unknown) => {
      if (stop.signal.aborted) return;
      report(reason);
      setError(reason);
    });
    return () => stop.abort();
  }, [api, event, name, report, turn]);
  const read = () => {
    setAnswer(undefined);
    setError(undefined);
    setTurn(turn + 1);
  };
  return { answer, error, read };
}
