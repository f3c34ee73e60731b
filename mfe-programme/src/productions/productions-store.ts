import { useHost } from '@vestibule/contracts';
import { appendNew } from '../lists/append-new';
import { ListStore, type ListKind, type ListStart } from '../lists/list-store';
import { toProductionsSearch, type ProductionsQuery } from './query';
import type { ProductionCardData } from './to-card';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    productions: ProductionsStore;
  }
}

/** The part of the page's data that is the list. */
export interface ProductionsStart extends ListStart {
  readonly query: ProductionsQuery;
  readonly productions: readonly ProductionCardData[];
}

/** Productions as far as they have been loaded. */
export type ProductionsStore = ListStore<ProductionsStart>;

/** A list of cards. */
const PRODUCTIONS: ListKind<ProductionsStart> = {
  join: (shown, more) => ({ productions: appendNew(shown.productions, more.productions) }),
  ids: ({ productions }) => productions.map(({ id }) => id),
};

/** The list of productions, which the page opens with its data. */
export function useProductions(): ProductionsStore {
  const { href, pageData, store } = useHost();
  return store.remote(
    'productions',
    () =>
      new ListStore(PRODUCTIONS, ({ query }, page, signal) =>
        pageData<ProductionsStart>(href('productions', {}) + toProductionsSearch({ ...query, page }), signal),
      ),
  );
}
