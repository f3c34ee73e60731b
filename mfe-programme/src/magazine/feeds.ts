import type { Language, PageMeta } from '@vestibule/contracts';

const FORMATS = [
  { name: 'rss', type: 'application/rss+xml' },
  { name: 'atom', type: 'application/atom+xml' },
] as const;

/** The magazine's feeds in a language, of one category or tag where one is shown. */
export function magazineFeeds(
  lang: Language,
  title: string,
  choice: { readonly category?: string | number; readonly tag?: string | number } = {},
): NonNullable<PageMeta['feeds']> {
  const [narrowed] = Object.entries(choice);
  const search = narrowed ? `?${narrowed[0]}=${narrowed[1]}` : '';
  return FORMATS.map(({ name, type }) => ({
    type,
    title: `${title} (${name === 'rss' ? 'RSS' : 'Atom'})`,
    path: `/${lang}/api/articles/feed.${name}${search}`,
  }));
}
