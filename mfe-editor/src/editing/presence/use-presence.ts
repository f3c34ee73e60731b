import { useHost, type AnswerOf } from '@vestibule/contracts';
import { callPath } from '@vestibule/contracts/api/call-path';
import type { LATE_CALLS } from '@vestibule/contracts/call-paths/late';
import { presence } from '@vestibule/contracts/schemas/presence';
import { useEffect, useEffectEvent, useState } from 'react';

type Presence = AnswerOf<'presence'>;

/** The one call that this file makes, without the table of all. */
const PRESENCE: (typeof LATE_CALLS)['presence'] = { method: 'GET', path: '/api/presence/{id}' };

/**
 * Other editors of a page, as long as the connection lasts; null where they are unknown. `onStep` is called with each
 * step of the content from then on, by any editor.
 */
export function usePresence(page: number | undefined, onStep: (step: Presence) => void): Presence | null {
  const { report } = useHost();
  const [heard, setHeard] = useState<Presence | null>(null);
  const onChange = useEffectEvent(onStep);
  const onBroken = useEffectEvent(report);
  useEffect(() => {
    if (page === undefined) return undefined;
    let before: Presence | null = null;
    // The browser reconnects by itself, until the server reports that the session is over.
    const stream = new EventSource(callPath(PRESENCE, { id: page }));
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
