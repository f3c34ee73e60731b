import {
  recordHref,
  type Dates,
  type ExhibitionListItem,
  type Href,
  type Language,
  type Translate,
} from '@vestibule/contracts';
import type { ProductionCardData } from '../productions/to-card';
import { periodOf } from './period';

/** An exhibition in a list: when, until when, and where; with its state where the days do not give it. */
export function toExhibitionCard(
  exhibition: ExhibitionListItem,
  words: { lang: Language; t: Translate; dates: Dates; href: Href },
): ProductionCardData {
  const { run, state, urgent } = periodOf(exhibition, words);
  const isSaid = exhibition.state === 'running' || exhibition.state === 'announced' || exhibition.state === 'over';
  return {
    id: exhibition.id,
    url: recordHref(words.href, 'exhibition', exhibition),
    ...(exhibition.lang === words.lang ? {} : { lang: exhibition.lang }),
    title: exhibition.title,
    summary: exhibition.subline || exhibition.summary,
    type: exhibition.venue?.name ?? '',
    run: run || state,
    ...(run && (urgent || !isSaid) && { left: state }),
    image: exhibition.image_obj,
  };
}
