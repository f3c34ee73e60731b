import type { Dates, Language, Teaser } from '@vestibule/contracts';
import { dayHead } from '../event-rows/days';
import type { TeaserEntry } from './teasers';

/** The card of a teaser in a page of this language. */
export function toTeaser(teaser: Teaser, lang: Language, dates: Dates): TeaserEntry {
  return {
    head: dayHead(teaser.position, lang, dates),
    id: teaser.id,
    url: teaser.link || '/',
    ...(teaser.lang === lang ? {} : { lang: teaser.lang }),
    preline: teaser.preline,
    headline: teaser.headline || teaser.name,
    subline: teaser.subline,
    linkText: teaser.link_text,
    image: teaser.image_obj,
    style: teaser.style,
  };
}
