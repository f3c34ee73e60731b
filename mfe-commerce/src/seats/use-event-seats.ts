import { useHost, type AnswerOf } from '@vestibule/contracts';
import { useEffect, useState } from 'react';

/** The seats of an event as they are now; `read` asks again after a failure. */
export function useEventSeats(event: number) {
  const { api, report } = useHost();
  const [answer, setAnswer] = useState<AnswerOf<'eventSeats'>>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    api.call('eventSeats', { params: { id: event }, signal: stop.signal }).then(setAnswer, (error: unknown) => {
      if (stop.signal.aborted) return;
      report(error);
      setFailed(true);
    });
    return () => stop.abort();
  }, [api, event, report, turn]);
  const read = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  return { answer, failed, read };
}
