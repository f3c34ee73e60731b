import { useHost } from '@vestibule/contracts';
import { appendNew } from '../lists/append-new';
import { ListStore, type ListKind, type ListStart } from '../lists/list-store';
import { pageSearch } from '../lists/page-number';
import type { Story } from './to-story';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    articles: ArticlesStore;
  }
}

/** The part of a page's data that is the list. */
export interface ArticlesStart extends ListStart {
  /** Path of the list in the page's language: all articles, those of a category or of a tag. */
  readonly path: string;
  /** Large, above the list, which has it no second time; null on further pages. */
  readonly lead: Story | null;
  readonly stories: readonly Story[];
}

/** Articles as far as they have been loaded. */
export type ArticlesStore = ListStore<ArticlesStart>;

/** A quiet list of articles below a lead story. */
const ARTICLES: ListKind<ArticlesStart> = {
  join: (shown, more) => ({ stories: appendNew(shown.stories, more.stories, shown.lead?.id) }),
  ids: ({ stories }) => stories.map(({ id }) => id),
};

/** The one list of articles, which each page of the magazine opens with its own. */
export function useArticles(): ArticlesStore {
  const { pageData, store } = useHost();
  return store.remote(
    'articles',
    () => new ListStore(ARTICLES, ({ path }, page, signal) => pageData<ArticlesStart>(path + pageSearch(page), signal)),
  );
}
