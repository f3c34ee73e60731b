import { createContext } from 'react';

/** A place of the page that can be gone to. */
export interface Place {
  readonly anchor: string;
  readonly title: string;
}

/** The page's headlines that have an anchor, in its order. */
export const HeadlinesContext = createContext<readonly Place[]>([]);
