import {
  type Dates,
  recordHref,
  type Href,
  type Image,
  type Language,
  type ProductionListItem,
  type Translate,
} from '@vestibule/contracts';
import { dateRange } from '../lists/date-range';
import { daysLeft } from './days-left';

/** A production in a list, ready to be shown; only displayed fields, because it is written into the page. */
export interface ProductionCardData {
  readonly id: number;
  readonly url: string;
  /** Language of the texts, when it is not the page's. */
  readonly lang?: Language;
  readonly title: string;
  readonly summary: string;
  readonly type: string;
  /** The days it runs, formatted; empty when unknown. */
  readonly run: string;
  /** Remaining time, where it is shown. */
  readonly left?: string;
  readonly image: Image | null;
}

export function toCard(
  production: ProductionListItem,
  words: { lang: Language; t: Translate; dates: Dates; href: Href },
): ProductionCardData {
  const left = daysLeft(production.date_from, production.date_to, { today: words.dates.today(), t: words.t });
  return {
    id: production.id,
    url: recordHref(words.href, 'production', production),
    ...(production.lang === words.lang ? {} : { lang: production.lang }),
    title: production.title,
    summary: production.summary,
    type: production.exhibition_type?.name ?? '',
    run: dateRange(production.date_from, production.date_to, words),
    ...(left && { left }),
    image: production.image_obj,
  };
}
