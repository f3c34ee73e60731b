import type { Json } from '../../../platform/db/documents';

/** An item as it is stored. */
export interface NewsItem {
  readonly id?: number | null | undefined;
  readonly key?: string | undefined;
  readonly title?: unknown;
  readonly text?: unknown;
  readonly link?: unknown;
  readonly link_title?: unknown;
}

/** The texts of an item, to find out whether it is the same as before. */
const wordsOf = ({ title, text, link, link_title }: NewsItem) => JSON.stringify([title, text, link, link_title]);

/** The news of the settings. */
export const newsOf = ({ breaking_news: list }: Json): readonly NewsItem[] =>
  Array.isArray(list) ? (list as readonly NewsItem[]) : [];

/**
 * Numbers the news, as visitors' browsers remember which they closed. One that was there before keeps its id: the one
 * with the same words, and in a pack, whose keys are given by its author, the one of the same key as well.
 */
export function numberNews<N extends NewsItem>(news: readonly N[], before: readonly NewsItem[], byKey = true): N[] {
  const taken = [...before, ...news].map((item) => item.id ?? 0);
  let last = Math.max(0, ...taken);
  return news.map((item) => {
    const known = before.find((old) => (byKey && item.key ? old.key === item.key : wordsOf(old) === wordsOf(item)));
    return { ...item, id: item.id ?? known?.id ?? (last += 1) };
  });
}
