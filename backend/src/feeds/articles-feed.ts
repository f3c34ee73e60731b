import type { ArticleListItem, Language } from '@vestibule/contracts';
import { Feed } from 'feed';
import moment from 'moment-timezone';

export interface FeedFrame {
  readonly title: string;
  readonly description: string;
  readonly lang: Language;
  /** Origin of the site: addresses in a feed are whole. */
  readonly origin: string;
  /** Path and query of this feed in both formats. */
  readonly paths: { readonly rss: string; readonly atom: string };
}

/** The magazine for feed readers: RSS 2.0 and Atom 1.0 of one object. An article that has no day cannot be new, and is left out. */
export function articlesFeed(articles: readonly ArticleListItem[], { title, description, lang, origin, paths }: FeedFrame): Feed {
  const dated = articles.filter(({ date }) => date !== null);
  const feed = new Feed({
    title,
    description,
    id: `${origin}/${lang}/news`,
    link: `${origin}/${lang}/news`,
    language: lang,
    generator: 'Vestibule',
    author: { name: title },
    feedLinks: { rss: origin + paths.rss, atom: origin + paths.atom },
    updated: dayOf(dated[0]?.date),
  });
  for (const article of dated) {
    feed.addItem({
      title: article.title,
      id: `${origin}/news/${article.id}`,
      link: origin + article.url,
      date: dayOf(article.date),
      description: article.summary,
      ...(article.author && { author: [{ name: article.author }] }),
      ...(article.category && { category: [{ name: article.category.name }] }),
    });
  }
  return feed;
}

/** Noon: a day stays itself in every zone that a museum's readers live in. */
const dayOf = (day: string | null | undefined): Date =>
  moment
    .utc(day ?? '1970-01-01')
    .add(12, 'hours')
    .toDate();
