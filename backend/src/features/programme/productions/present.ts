import type { Language, Localised, ProductionListItem } from '@vestibule/contracts';
import type { productions } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { presentPicture, type Pictures } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { summaryOf } from '../../../platform/texts/summary';

interface Named {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly title: Localised;
}

export interface ProductionRow {
  readonly production: typeof productions.$inferSelect;
  readonly season: Named | null;
  readonly type: Named | null;
}

/** A production as lists show it, in the requested language where it is translated. */
export function presentProduction(
  { production, season, type }: ProductionRow,
  pictures: Pictures,
  asked: Language,
): ProductionListItem {
  const lang = contentLanguage(asked, production.title);
  return {
    id: production.id,
    lang,
    slug: recordSlug('production', production, asked),
    title: pick(production.title, lang),
    summary: summaryOf(pick(production.body, lang)),
    date_from: production.dateFrom,
    date_to: production.dateTo,
    season: season && { id: season.id, name: nameOf(season, asked) },
    exhibition_type: type && { id: type.slug, name: nameOf(type, asked) },
    image_obj: presentPicture(pictures, production.image, asked).image_obj,
  };
}
