import type { Exhibition, Language } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import { loadAudio } from '../../../engines/media/files/present-audio';
import { loadFiles, presentFile } from '../../../engines/media/files/present-files';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { exhibitions, exhibitionTags, terms } from '../../../engines/records/tables';
import type { Database } from '../../../platform/db/database';
import { byName } from '../../../platform/texts/by-name';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { nameOf } from '../../../platform/texts/name-of';
import { recordNames } from '../../../platform/texts/record-slug';
import { listArticles } from '../articles/list';
import { listEvents } from '../events/list';
import type { Selling } from '../events/on-sale';
import { creditsOfExhibition } from '../persons/credits';
import { addressLine } from '../../../platform/texts/address-line';
import { presentAddress } from '../venues/present-address';
import { loadRooms, selectExhibitions } from './list';
import { presentExhibition, soldPrices, type ExhibitionRow } from './present';

/** Dates and articles that a page shows; the others are in the programme and the magazine. */
const MOST = { events: 50, articles: 6 } as const;

/**
 * An exhibition with everything its page shows, and until when its dates are shown so (in ms since 1970); undefined
 * when there is none online with that id.
 */
export async function loadExhibition(
  db: Database,
  id: number,
  asked: Language,
  { now, isSoldLive }: Selling,
): Promise<{ exhibition: Exhibition; until: number } | undefined> {
  const [found] = await selectExhibitions(db).where(and(eq(exhibitions.id, id), exhibitions.isOnline));
  if (!found) return undefined;
  const row = { ...found, rooms: (await loadRooms(db, [id])).get(id) ?? [] };
  const { exhibition } = row;
  const lang = contentLanguage(asked, exhibition.title);
  const pictures = await loadPictures(db, [exhibition.image, ...exhibition.pictures.map(({ image }) => image)]);
  const item = presentExhibition(row, pictures, asked, now);
  const dates = await listEvents(db, { exhibition: id, isSoldLive, page: 1, page_size: MOST.events }, asked, now);
  const articles = await listArticles(db, { exhibition: id, page: 1, page_size: MOST.articles }, asked, now);
  const shown = {
    ...item,
    names: recordNames('exhibition', exhibition),
    body: pick(exhibition.body, lang),
    access: pick(exhibition.access, lang) || pick(row.venue?.access, lang),
    languages: LANGUAGES_SHOWN.filter((language) => exhibition.languages[language] === true),
    venue_detail: presentVenue(row.venue, asked),
    prices: soldPrices(exhibition, item.state).map(({ label, amount }) => ({ label: pick(label, lang), amount })),
    tickets_from: exhibition.ticketsFrom ?? exhibition.dateFrom,
    ticket_url: item.state === 'over' ? '' : exhibition.ticketUrl,
    tags: await loadTags(db, id, asked),
    persons: await creditsOfExhibition(db, id, asked),
    image_thumbnails: presentPicture(pictures, exhibition.image, asked).image_thumbnails,
    pictures: exhibition.pictures.flatMap(({ image, caption }) => {
      const { image_obj } = presentPicture(pictures, image, asked);
      return image_obj ? [{ image_obj, caption: pick(caption, lang) }] : [];
    }),
    audio: await loadAudio(db, exhibition.audio, asked),
    press: await loadPress(db, exhibition.press, asked),
    events: dates.results,
    articles: articles.results,
  };
  return { exhibition: shown, until: dates.until };
}

/** In the order of the page. */
const LANGUAGES_SHOWN = ['de', 'en', 'cs', 'easy_language', 'sign_language'] as const;

function presentVenue(venue: ExhibitionRow['venue'], asked: Language): Exhibition['venue_detail'] {
  return (
    venue && {
      address: presentAddress(venue.address),
      address_line: addressLine(venue.address, asked),
      latitude: venue.latitude,
      longitude: venue.longitude,
      theme: venue.theme,
    }
  );
}

async function loadTags(db: Database, exhibitionId: number, lang: Language): Promise<Exhibition['tags']> {
  const rows = await db
    .select({ id: terms.id, name: terms.name, title: terms.title })
    .from(exhibitionTags)
    .innerJoin(terms, eq(terms.id, exhibitionTags.termId))
    .where(eq(exhibitionTags.exhibitionId, exhibitionId));
  return byName(
    rows.map((row) => ({ id: row.id, name: nameOf(row, lang) })),
    lang,
  );
}

/** Documents for the press in the order of the editors; one whose file was not imported is left out. */
async function loadPress(
  db: Database,
  press: ExhibitionRow['exhibition']['press'],
  asked: Language,
): Promise<Exhibition['press']> {
  const files = await loadFiles(
    db,
    press.map(({ file }) => file),
  );
  return press.flatMap(({ file, title }) => {
    const document = presentFile(files, 'document', file);
    if (document === null) return [];
    const lang = contentLanguage(asked, title);
    return [{ title: pick(title, lang), lang, ...document }];
  });
}
