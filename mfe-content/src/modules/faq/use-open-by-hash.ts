import { useHydrated } from '@vestibule/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { glideTo } from '../glide';

/**
 * Pause before the scrolling to an answer begins, in ms: it opens first (docs/behaviour/content.md#ways-inside-a-page).
 */
const DELAY_MS = 700;

/**
 * Opens an answer when the address names it, and goes to its question. Where the document itself came with the address,
 * the shell has gone there already: the answer is opened, for browsers that do not open it themselves.
 */
export function useOpenByHash(answer: RefObject<HTMLElement | null>, anchor: string): void {
  const { hash, key } = useLocation();
  const isNamed = anchor !== '' && hash === `#${anchor}`;
  const hydrated = useHydrated();
  const wasThere = useRef(!hydrated);
  useEffect(() => {
    const details = isNamed ? answer.current?.closest('details') : undefined;
    if (!details) return undefined;
    details.open = true;
    if (wasThere.current) return undefined;
    let end: (() => void) | undefined;
    const timer = setTimeout(() => (end = glideTo(details.querySelector('summary') ?? details)), DELAY_MS);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [isNamed, key, answer]);
  useEffect(() => void (wasThere.current = false), []);
}
