import { createContext } from 'react';

/** Loaded data of modules, by their ids. */
export type Loaded = Readonly<Record<number, unknown>>;

export const LoadedContext = createContext<Loaded>({});
