import type { SearchHit } from '../entities';
import type { Language } from '../languages';
import type { Href } from './host';
import { recordHref, type LinkedKind } from './record-links';

/** Kind of the records of each category of the search. */
const FOUND_KINDS: Readonly<Record<Exclude<SearchHit['category'], 'pages'>, LinkedKind>> = {
  exhibitions: 'exhibition',
  events: 'event',
  articles: 'article',
  productions: 'production',
  persons: 'person',
  venues: 'venue',
  forms: 'form',
};

/** Path of something that was found; a content page is where its editors have put it. */
export const foundHref = (
  href: Href,
  { category, id, name }: Pick<SearchHit, 'category' | 'id' | 'name'>,
  lang?: Language,
): string => (category === 'pages' ? name : recordHref(href, FOUND_KINDS[category], { slug: name, id }, lang));
