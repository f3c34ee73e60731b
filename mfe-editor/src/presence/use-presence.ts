import { useHost, type AnswerOf } from '@vestibule/contracts';
import { EDITING_ENDPOINTS } from '@vestibule/contracts/api/editing-endpoints';
import { endpointPath } from '@vestibule/contracts/api/endpoint-path';
import { presence } from '@vestibule/contracts/schemas/presence';
import { useEffect, useEffectEvent, useState } from 'react';

type Presence = AnswerOf<'presence'>;

/**
 * Who else edits a page, as long as the connection tells; null where that is unknown. `onStep` is called with each step
 * of the content that is made from then on, by whomever.
 */
export function usePresence(page: number | undefined, onStep: (step: Presence) => void): Presence | null {
  const { report } = useHost();
  const [heard, setHeard] = useState<Presence | null>(null);
  const onChange = useEffectEvent(onStep);
  const onBroken = useEffectEvent(report);
  useEffect(() => {
    if (page === undefined) return undefined;
    let before: Presence | null = null;
    // The browser connects again by itself, until it is told that the session is over.
    const stream = new EventSource(endpointPath(EDITING_ENDPOINTS.presence, { id: page }));
    stream.onmessage = ({ data }: { readonly data: unknown }) => {
      try {
        const now = presence.validateSync(JSON.parse(String(data)), { strict: true });
        if (before && before.version !== now.version) onChange(now);
        before = now;
        setHeard(now);
      } catch (error) {
        onBroken(error);
      }
    };
    stream.onerror = () => setHeard(null);
    return () => {
      stream.close();
      setHeard(null);
    };
  }, [page]);
  return heard;
}
