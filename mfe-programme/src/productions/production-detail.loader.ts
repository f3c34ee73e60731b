import {
  recordUrls,
  type AudioSample,
  type Image,
  type Language,
  type LoaderContext,
  type Localised,
  type Production,
} from '@vestibule/contracts';
import { previewOf } from '@vestibule/contracts/content-preview';
import type { Credit } from '../detail/credits';
import { toCredit } from '../detail/to-credit';
import { groupByDay, type EventDay } from '../event-rows/days';
import { dateRange } from '../lists/date-range';
import { daysLeft, isOver } from './days-left';
import { recordId } from '../lists/record-id';

/** Data of the production's page, its head and its structured data. */
export interface ProductionData {
  readonly id: number;
  /** Language of the texts, when it is not the page's. */
  readonly lang?: Language;
  readonly urls: Localised;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly type: string;
  readonly season: string;
  /** The days it runs: formatted, and as YYYY-MM-DD; empty when unknown. */
  readonly run: string;
  /** Remaining time, or that there is none; empty when it is not shown. */
  readonly left: string;
  readonly isOver: boolean;
  readonly from: string;
  readonly to: string;
  readonly image: Image | null;
  readonly shareImage: string;
  readonly audio: readonly AudioSample[];
  readonly persons: readonly Credit[];
  readonly days: readonly EventDay[];
  readonly organizer: string;
  /** Sections in the order of the settings. */
  readonly sections: readonly string[];
}

/** Everything about one production; the slug in the address does not matter, the id does. */
export async function loadProductionDetail({
  api,
  href,
  lang,
  params,
  signal,
  store,
  t,
  url,
}: LoaderContext): Promise<ProductionData> {
  const id = recordId(params);
  const [dates, production] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('production', { params: { id }, ...previewOf(url), signal }),
  ]);
  return {
    id: production.id,
    ...textsOf(production, lang),
    urls: recordUrls(href, 'production', production),
    run: dateRange(production.date_from, production.date_to, { lang, t, dates }),
    left: daysLeft(production.date_from, production.date_to, { today: dates.today(), t }),
    isOver: isOver(production.date_to, dates.today()),
    from: production.date_from ?? '',
    to: production.date_to ?? '',
    image: production.image_obj,
    shareImage: production.image_thumbnails?.large ?? '',
    audio: production.audio,
    persons: production.persons.map(toCredit),
    // The picture of the production is above; its dates show none of their own.
    days: groupByDay(production.events, { lang, href }, dates).map((day) => ({
      ...day,
      rows: day.rows.map((row) => ({ ...row, image: null })),
    })),
    organizer: store.settings.product,
    sections: store.settings.current?.design.sections.production ?? [],
  };
}

const textsOf = (production: Production, lang: Language) => ({
  ...(production.lang === lang ? {} : { lang: production.lang }),
  title: production.title,
  summary: production.summary,
  body: production.body,
  type: production.exhibition_type?.name ?? '',
  season: production.season?.name ?? '',
});
