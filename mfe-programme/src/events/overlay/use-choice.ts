import { useHost } from '@vestibule/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Go } from '../../lists/use-go';
import type { EventsListData } from '../list/events-list.loader';

export type ChoiceState = 'shown' | 'loading' | 'failed';

/**
 * The programme with a selection that is not in the address: its data, whether another selection is loading, and the
 * call that changes it.
 */
export function useChoice(first: EventsListData): {
  readonly data: EventsListData;
  readonly state: ChoiceState;
  readonly go: Go;
} {
  const { pageData, report } = useHost();
  const [data, setData] = useState(first);
  const [state, setState] = useState<ChoiceState>('shown');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const go = useCallback(
    (href: string) => {
      running.current?.abort();
      const current = (running.current = new AbortController());
      setState('loading');
      pageData<EventsListData>(href, current.signal).then(
        (next) => {
          if (current.signal.aborted) return;
          setData(next);
          setState('shown');
        },
        (error: unknown) => {
          if (current.signal.aborted) return;
          report(error);
          setState('failed');
        },
      );
    },
    [pageData, report],
  );
  return { data, state, go };
}
