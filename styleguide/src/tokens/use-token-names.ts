import { useEffect, useState } from 'react';
import { readTokenNames, type TokenNames } from './token-names';

/** Names of all tokens once the page's style sheets have been read; undefined until then. */
export function useTokenNames(): TokenNames | undefined {
  const [names, setNames] = useState<TokenNames>();
  useEffect(() => setNames(readTokenNames(document.styleSheets)), []);
  return names;
}
