import type { Suggestion } from '@vestibule/contracts';
import { useState } from 'react';

/**
 * The suggestion that the arrow keys have reached. The focus itself stays in the input (aria-activedescendant), so a
 * list that closes never takes it along.
 */
export function useActiveSuggestion(suggestions: readonly Suggestion[]) {
  /** By its text, not its place: the list may change under it. */
  const [text, setText] = useState<string>();
  const index = suggestions.findIndex((suggestion) => suggestion.text === text);
  return {
    /** -1 while none is active. */
    index,
    suggestion: suggestions[index],
    move(step: 1 | -1) {
      // One place more than there are suggestions: the input itself, between the last and the first.
      const places = suggestions.length + 1;
      setText(suggestions[((index + 1 + step + places) % places) - 1]?.text);
    },
    reset: () => setText(undefined),
  };
}
