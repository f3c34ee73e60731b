import {
  type Dates,
  type Image,
  type Language,
  type LoaderContext,
  type MarkedText,
  type SearchHit,
} from '@vestibule/contracts';
import { foundHref } from '@vestibule/contracts/host/found-href';
import { dateRange } from '../lists/date-range';

/** A search result, ready to be shown. */
export interface Hit {
  readonly id: number;
  readonly url: string;
  /** Language of the texts, when it is not the page's. */
  readonly lang?: Language;
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
  /** Time of the event, or date of the text; empty for records without one. */
  readonly when: string;
  readonly where: string;
  /** That it is cancelled or over, in a word; empty for most. */
  readonly state: string;
  readonly image: Image | null;
}

type Shown = Pick<LoaderContext, 'lang' | 't' | 'href' | 'moved'>;

function urlOf(hit: SearchHit, { href, moved }: Shown): string {
  const path = foundHref(href, hit);
  return hit.category === 'pages' ? (moved.present(path) ?? path) : path;
}

export function toHit(hit: SearchHit, shown: Shown, dates: Dates): Hit {
  return {
    id: hit.id,
    url: urlOf(hit, shown),
    ...(hit.lang === shown.lang ? {} : { lang: hit.lang }),
    title: hit.title,
    excerpt: hit.excerpt,
    when: whenOf(hit, shown, dates),
    where: hit.place,
    state: hit.state && shown.t(isRun(hit) ? 'productions.over' : `state.${hit.state}`),
    image: hit.image_obj,
  };
}

/** Whether it is on for days, and not at a time. */
const isRun = ({ category }: Pick<SearchHit, 'category'>) => category === 'productions' || category === 'exhibitions';

function whenOf(
  { category, date_start: start, date_end: end, all_day: allDay }: SearchHit,
  { lang, t }: Shown,
  dates: Dates,
): string {
  if (isRun({ category })) return dateRange(start, end, { lang, t, dates });
  if (start === null) return '';
  if (category !== 'events') return dates.formatDate(start, lang);
  const lastDay = end !== null && dates.dayOf(end) !== dates.dayOf(start) ? end : null;
  if (allDay && lastDay !== null) return dateRange(dates.dayOf(start), dates.dayOf(lastDay), { lang, t, dates });
  const day = `${dates.dayParts(start, lang).short}, ${dates.formatDate(start, lang)}`;
  return allDay ? day : `${day}, ${dates.formatTime(start, lang)}`;
}
