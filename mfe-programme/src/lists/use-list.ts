import { useEffect, useLayoutEffect } from 'react';
import type { ListStart, ListStore, ListView } from './list-store';

/** State of an entry of the browser's history; the rest is the site's. */
interface EntryState {
  /** The last page of the list that was shown. */
  readonly listPage?: number;
}
const entryState = () => history.state as EntryState | null;

/** The list on a page with this data, with the pages that have joined it. For observers. */
export function useList<S extends ListStart>(list: ListStore<S>, data: S): ListView<S> {
  // The first render must be the server's: the store starts from the page's data afterwards.
  useLayoutEffect(() => list.open(data, entryState()?.listPage), [list, data]);
  useEffect(() => () => list.leave(), [list]);
  const view = list.viewOf(data);
  useEffect(() => {
    if (view.page > data.query.page) history.replaceState({ ...entryState(), listPage: view.page }, '');
  }, [view.page, data]);
  return view;
}
