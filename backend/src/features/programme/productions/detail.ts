import type { Language, Production } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import { loadAudio } from '../../../engines/media/files/present-audio';
import type { Database } from '../../../platform/db/database';
import { productions, productionTags, terms } from '../../../engines/records/tables';
import type { Selling } from '../events/on-sale';
import { listEvents } from '../events/list';
import { nameOf } from '../../../platform/texts/name-of';
import { creditsOfProduction } from '../persons/credits';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { byName } from '../../../platform/texts/by-name';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordNames } from '../../../platform/texts/record-slug';
import { selectProductions } from './list';
import { presentProduction } from './present';

/** Dates that a page shows; later ones are in the programme. */
const NEXT_EVENTS = 50;

/**
 * A production with everything its page shows, and until when it is shown so (in ms since 1970); undefined when there
 * is none with that id.
 */
export async function loadProduction(
  db: Database,
  id: number,
  asked: Language,
  { now, isSoldLive }: Selling,
): Promise<{ production: Production; until: number } | undefined> {
  const [row] = await selectProductions(db).where(and(eq(productions.id, id), productions.isOnline));
  if (!row) return undefined;
  const { production } = row;
  const lang = contentLanguage(asked, production.title);
  const pictures = await loadPictures(db, [production.image]);
  const dates = await listEvents(db, { production: id, isSoldLive, page: 1, page_size: NEXT_EVENTS }, asked, now);
  const shown = {
    ...presentProduction(row, pictures, asked),
    names: recordNames('production', production),
    body: pick(production.body, lang),
    tags: await loadTags(db, id, asked),
    persons: await creditsOfProduction(db, id, asked),
    image_thumbnails: presentPicture(pictures, production.image, asked).image_thumbnails,
    audio: await loadAudio(db, production.audio, asked),
    events: dates.results,
  };
  return { production: shown, until: dates.until };
}

async function loadTags(db: Database, productionId: number, lang: Language): Promise<Production['tags']> {
  const rows = await db
    .select({ id: terms.id, name: terms.name, title: terms.title })
    .from(productionTags)
    .innerJoin(terms, eq(terms.id, productionTags.termId))
    .where(eq(productionTags.productionId, productionId));
  return byName(
    rows.map((row) => ({ id: row.id, name: nameOf(row, lang) })),
    lang,
  );
}
