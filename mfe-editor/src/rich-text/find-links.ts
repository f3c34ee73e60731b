import type { Host, Language, SearchHit } from '@vestibule/contracts';
import { foundHref } from '@vestibule/contracts/host/found-href';
import type { FinderOption } from '@vestibule/ui/finder';

/** Pause in typing, in ms, after which the words are searched. */
export const TYPED_MS = 250;
/** An address as it is typed, or the beginning of one: nothing to search for. */
const ADDRESS = /^(\/|#|https?:|mailto:|tel:|www\.)/i;
const SHORTEST = 2;

/** Search words in the field of a link; empty for an address and for too few letters. */
export function searchedWords(typed: string): string {
  const words = typed.trim();
  return ADDRESS.test(typed) || words.length < SHORTEST ? '' : words;
}

/** Something of one's own that can be linked to; the id is its address. */
export interface FoundLink extends FinderOption {
  readonly hit: Pick<SearchHit, 'category' | 'id' | 'name'>;
}

/** Records and pages of the site with these words, in a language. `t` of this remote. */
export async function findLinks(
  { api, href, t }: Pick<Host, 'api' | 'href'> & { readonly t: (key: string) => string },
  lang: Language,
  q: string,
  signal: AbortSignal,
): Promise<readonly FoundLink[]> {
  const { groups } = await api.call('search', { params: { lang }, query: { q }, signal });
  return groups.flatMap(({ category, results }) =>
    results.map((hit) => {
      const id = foundHref(href, hit, lang);
      return { id, hit, text: hit.title.text, detail: `${t(`records.kind.${category}`)}, ${id}` };
    }),
  );
}
