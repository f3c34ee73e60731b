import { createContext } from 'react';

/** What modules have loaded, by their ids. */
export type Loaded = Readonly<Record<number, unknown>>;

export const LoadedContext = createContext<Loaded>({});
