import type { ExhibitionListItem, Language, Localised } from '@vestibule/contracts';
import { today } from '@vestibule/contracts/dates';
import type { exhibitions, HeldAccess, terms, venues } from '../../../engines/records/tables';
import { presentPicture, type Pictures } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { nameOf } from '../../../platform/texts/name-of';
import { exceptionsFrom, presentRange, readPlaceHours } from '../../site';
import { recordSlug } from '../../../platform/texts/record-slug';
import { summaryOf } from '../../../platform/texts/summary';
import { accessOfPlace, presentAccess } from '../events/access';
import { exhibitionState } from './state';

export interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly title: Localised;
  readonly accessMeans: HeldAccess;
  readonly ownAccess: boolean;
}

export interface ExhibitionRow {
  readonly exhibition: typeof exhibitions.$inferSelect;
  readonly type: typeof terms.$inferSelect | null;
  readonly venue: typeof venues.$inferSelect | null;
  readonly rooms: readonly RoomRow[];
}

/** An exhibition as lists show it at `now` (ms since 1970), in the requested language where it is translated. */
export function presentExhibition(
  { exhibition, type, venue, rooms }: ExhibitionRow,
  pictures: Pictures,
  asked: Language,
  now: number,
): ExhibitionListItem {
  const lang = contentLanguage(asked, exhibition.title);
  const state = exhibitionState(exhibition, now);
  return {
    id: exhibition.id,
    lang,
    slug: recordSlug('exhibition', exhibition, asked),
    title: pick(exhibition.title, lang),
    subline: pick(exhibition.subline, lang),
    summary: summaryOf(pick(exhibition.body, lang)),
    date_from: exhibition.dateFrom,
    date_to: exhibition.dateTo,
    is_permanent: exhibition.isPermanent,
    state,
    exhibition_type: type && { id: type.slug, name: nameOf(type, asked) },
    venue: venue && { id: venue.id, slug: recordSlug('venue', venue, asked), name: nameOf(venue, asked) },
    rooms: rooms.map((room) => ({ id: room.id, name: nameOf(room, asked) })),
    floor: pick(exhibition.floor, asked),
    means: presentAccess(accessOf(rooms, venue), asked),
    opening_exceptions: state === 'over' ? [] : ownExceptions(exhibition.openingExceptions, asked, now),
    is_free: exhibition.isFree && state !== 'over',
    ...priceRange(soldPrices(exhibition, state)),
    image_obj: presentPicture(pictures, exhibition.image, asked).image_obj,
  };
}

/** Means of access that all of its rooms have; without rooms those of its venue. */
function accessOf(rooms: readonly RoomRow[], venue: ExhibitionRow['venue']): HeldAccess {
  if (rooms.length === 0) return accessOfPlace(null, venue);
  const [first, ...others] = rooms.map((room) => accessOfPlace(room, venue));
  const shared = Object.entries(first ?? {}).filter(([means]) => others.every((one) => means in one));
  return Object.fromEntries(shared);
}

/** Prices that visitors can pay: none of an exhibition that is over. */
export const soldPrices = (
  { prices }: Pick<ExhibitionRow['exhibition'], 'prices'>,
  state: ExhibitionListItem['state'],
): ExhibitionRow['exhibition']['prices'] => (state === 'over' ? [] : prices);

function priceRange(
  prices: ExhibitionRow['exhibition']['prices'],
): Pick<ExhibitionListItem, 'price_from' | 'price_to'> {
  const all = prices.map(({ amount }) => amount).sort((a, b) => Number(a) - Number(b));
  // "From 0 euros" would say of every exhibition with free admission for children that it costs nothing.
  const paid = all.filter((amount) => Number(amount) > 0);
  const amounts = paid.length > 0 ? paid : all;
  return { price_from: amounts[0] ?? null, price_to: amounts.at(-1) ?? null };
}

/** Days of the coming twelve months on which it opens otherwise than its venue. */
function ownExceptions(
  exceptions: ExhibitionRow['exhibition']['openingExceptions'],
  lang: Language,
  now: number,
): ExhibitionListItem['opening_exceptions'] {
  const own = readPlaceHours({}, '', { own: exceptions.map((exception) => ({ ...exception })) });
  return exceptionsFrom(own, today(now)).map(({ day, entry }) => ({ date: day, ...presentRange(entry, lang) }));
}
