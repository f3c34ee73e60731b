import {
  recordHref,
  type Image,
  type Language,
  type LoaderContext,
  type MarkedText,
  type LinkedKind,
  type SearchHit,
} from '@vestibule/contracts';
import { dateRange } from '../lists/date-range';

type Dates = typeof import('@vestibule/contracts/dates');

/** Something that was found, ready to be shown. */
export interface Hit {
  readonly id: number;
  readonly url: string;
  /** Language of the texts, when it is not the page's. */
  readonly lang?: Language;
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
  /** When it is, or when it was written; empty for what is always. */
  readonly when: string;
  readonly where: string;
  readonly image: Image | null;
}

type Shown = Pick<LoaderContext, 'lang' | 't' | 'href' | 'moved'>;

/** Kind of the records of each category; a content page is where its editors have put it. */
const KINDS: Readonly<Record<Exclude<SearchHit['category'], 'pages'>, LinkedKind>> = {
  events: 'event',
  articles: 'article',
  productions: 'production',
  persons: 'person',
  venues: 'venue',
};

const urlOf = ({ category, id, name }: SearchHit, { href, moved }: Shown): string =>
  category === 'pages' ? (moved.present(name) ?? name) : recordHref(href, KINDS[category], { slug: name, id });

export function toHit(hit: SearchHit, shown: Shown, dates: Dates): Hit {
  return {
    id: hit.id,
    url: urlOf(hit, shown),
    ...(hit.lang === shown.lang ? {} : { lang: hit.lang }),
    title: hit.title,
    excerpt: hit.excerpt,
    when: whenOf(hit, shown, dates),
    where: hit.place,
    image: hit.image_obj,
  };
}

function whenOf(
  { category, date_start: start, date_end: end, all_day: allDay }: SearchHit,
  { lang, t }: Shown,
  dates: Dates,
): string {
  if (category === 'productions') return dateRange(start, end, { lang, t, dates });
  if (start === null) return '';
  if (category !== 'events') return dates.formatDate(start, lang);
  const lastDay = end !== null && dates.dayOf(end) !== dates.dayOf(start) ? end : null;
  if (allDay && lastDay !== null) return dateRange(dates.dayOf(start), dates.dayOf(lastDay), { lang, t, dates });
  const day = `${dates.dayParts(start, lang).short}, ${dates.formatDate(start, lang)}`;
  return allDay ? day : `${day}, ${dates.formatTime(start, lang)}`;
}
