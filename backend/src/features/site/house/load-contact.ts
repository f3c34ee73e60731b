import type { Language, Settings } from '@vestibule/contracts';
import type { Database } from '../../../platform/db/database';
import { loadDocument } from '../../../platform/db/documents';
import { addressLine } from '../../../platform/texts/address-line';
import { nameOf } from '../../../platform/texts/name-of';
import { recordSlug } from '../../../platform/texts/record-slug';
import { mainVenue } from '../hours/opening-hours';
import { readContact } from './contact';
import { selectVenue } from './museum';

/** How people reach the organisation, and where its main venue is; the settings and venues say so. */
export async function loadContact(db: Database, lang: Language): Promise<NonNullable<Settings['contact']>> {
  const settings = await loadDocument(db, 'settings');
  const [venue] = await selectVenue(db, mainVenue(settings));
  return {
    ...readContact(settings),
    venue: venue
      ? {
          id: venue.id,
          slug: recordSlug('venue', venue, lang),
          name: nameOf(venue, lang),
          address_line: addressLine(venue.address ?? {}, lang),
        }
      : null,
  };
}
