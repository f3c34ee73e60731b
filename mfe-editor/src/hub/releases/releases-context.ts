import { createContext, use } from 'react';
import type { ReleasesStore } from './releases-store';

const ReleasesContext = createContext<ReleasesStore | undefined>(undefined);
export const ReleasesProvider = ReleasesContext.Provider;

/** The store of the page; throws outside of it. */
export function useReleases(): ReleasesStore {
  const store = use(ReleasesContext);
  if (!store) throw new Error('useReleases: no ReleasesProvider above this component');
  return store;
}
