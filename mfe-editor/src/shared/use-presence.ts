import { useHost, type AnswerOf } from '@vestibule/contracts';
import { presence } from '@vestibule/contracts/schemas/presence';
import { useEffect, useEffectEvent, useState } from 'react';

type Presence = AnswerOf<'presence'>;

/**
 * Other editors of a page or a record, as long as the page is visible and the connection lasts; null where they are
 * unknown. `onStep` is called with each step from then on, by any editor.
 *
 * @param path Address of the stream; undefined: nobody is listened to.
 */
export function usePresence(path: string | undefined, onStep: (step: Presence) => void): Presence | null {
  const { report } = useHost();
  const [heard, setHeard] = useState<Presence | null>(null);
  const onChange = useEffectEvent(onStep);
  const onBroken = useEffectEvent(report);
  useEffect(() => {
    if (path === undefined) return undefined;
    let before: Presence | null = null;
    let stream: EventSource | undefined;
    const close = () => {
      stream?.close();
      stream = undefined;
      setHeard(null);
    };
    const open = () => {
      // The browser reconnects by itself, until the server reports that the session is over.
      stream = new EventSource(path);
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
    };
    // Each stream holds a connection, of which HTTP/1.1 has six for all tabs of a site.
    const follow = () => {
      if (document.visibilityState === 'hidden') close();
      else if (stream === undefined) open();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [path]);
  return heard;
}
