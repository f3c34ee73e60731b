import type { ArticleListItem, Language } from '@vestibule/contracts';
import { escapeText } from 'entities';
import { Feed, type Item } from 'feed';
import moment from 'moment-timezone';
import type { FileHref } from '../../../platform/api/handle-feed';

export interface FeedFrame {
  readonly title: string;
  readonly description: string;
  readonly lang: Language;
  /** Origin of the site: addresses in a feed are whole. */
  readonly origin: string;
  readonly href: FileHref;
  /** Path and query of this feed in both formats. */
  readonly paths: { readonly rss: string; readonly atom: string };
}

/** The magazine for feed readers. An article that has no day cannot be new, and is left out. */
export function articlesFeed(
  articles: readonly ArticleListItem[],
  { title, description, lang, origin, href, paths }: FeedFrame,
  format: keyof FeedFrame['paths'],
): string {
  const dated = articles.filter(({ date }) => date !== null);
  const feed = new Feed({
    title,
    description,
    // Names, not addresses: readers know feed and articles by them, wherever the pages are.
    id: `${origin}/${lang}/news`,
    link: origin + href('news', {}),
    language: lang,
    generator: 'Vestibule',
    author: { name: title },
    feedLinks: { rss: origin + paths.rss, atom: origin + paths.atom },
    updated: dayOf(dated[0]?.date),
  });
  for (const article of dated) {
    feed.addItem({
      // Atom's titles are written as HTML, those of RSS are read as they are; descriptions are HTML in both.
      title: format === 'atom' ? escapeText(article.title) : article.title,
      id: `${origin}/news/${article.id}`,
      link: origin + href('news-slug-id', { slug: article.slug, id: article.id }),
      date: dayOf(article.date),
      description: escapeText(article.summary),
      ...(article.author && AUTHOR[format](article.author)),
      ...(article.category && { category: [{ name: article.category.name, term: article.category.slug }] }),
    });
  }
  return format === 'atom' ? feed.atom1() : feed.rss2();
}

/** An author of RSS is an e-mail address, which this site does not publish; their names are Dublin Core's. */
const AUTHOR: Readonly<Record<keyof FeedFrame['paths'], (name: string) => Pick<Item, 'author' | 'extensions'>>> = {
  rss: (name) => ({
    extensions: [
      { name: 'dc:creator', objects: { _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, _text: name } },
    ],
  }),
  atom: (name) => ({ author: [{ name }] }),
};

/** Noon: a day stays itself in every zone that a museum's readers live in. */
const dayOf = (day: string | null | undefined): Date =>
  moment
    .utc(day ?? '1970-01-01')
    .add(12, 'hours')
    .toDate();
