import { useHost, type Suggestion } from '@vestibule/contracts';
import { useEffect, useState } from 'react';
import { SUGGEST_AFTER_MS } from './timing';

const NONE: readonly Suggestion[] = [];

/**
 * Suggestions for the typed text; none for an empty text. While new ones load the old ones stay, so that the list does
 * not flicker at every key. A failure is reported and leaves the box without suggestions
 * (docs/behaviour/frame.md#suggestions).
 */
export function useSuggestions(text: string): readonly Suggestion[] {
  const host = useHost();
  const [found, setFound] = useState(NONE);
  const q = text.trim().toLowerCase();
  useEffect(() => {
    if (q === '') return () => setFound(NONE);
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const answer = await host.api.call('autocomplete', { query: { q }, signal });
        if (!signal.aborted) setFound(answer);
      } catch (error) {
        if (signal.aborted) return;
        setFound(NONE);
        host.report(error);
      }
    };
    const timer = setTimeout(() => void ask(), SUGGEST_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [host, q]);
  return q === '' ? NONE : found;
}
