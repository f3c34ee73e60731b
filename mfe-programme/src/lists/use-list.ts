import { useEffect, useLayoutEffect } from 'react';
import type { ListStart, ListStore, ListView } from './list-store';

/** The list on a page with this data, with the pages that have joined it. For observers. */
export function useList<S extends ListStart>(list: ListStore<S>, data: S): ListView<S> {
  // The first render must be the server's: the store starts from the page's data afterwards.
  useLayoutEffect(() => list.open(data), [list, data]);
  useEffect(() => () => list.leave(), [list]);
  return list.viewOf(data);
}
