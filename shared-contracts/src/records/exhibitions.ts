import { day, file, flag, group, line, list, money, picture, reference, references, richText } from '../fields/field';
import { exceptionsFromPlace } from '../house/house-lists';
import { defineRecord } from './define-record';
import { recordings } from './recordings';

/** Most parts of each list of an exhibition. */
const MOST = { prices: 20, pictures: 50, press: 50 } as const;

/** The languages in which the texts of an exhibition can be read there. */
const languages = () => group({ de: flag(), en: flag(), cs: flag(), easy_language: flag(), sign_language: flag() });

/** Exhibitions: visited by the day, at a venue, for admission. Events and articles name the one they belong to. */
export default defineRecord({
  kind: 'exhibitions',
  fields: {
    title: line({ localised: true, required: true }),
    subline: line({ localised: true }),
    body: richText({ localised: true }),
    is_online: flag(true),
    /** First and last day. A permanent one has no end, or one that is not announced. */
    date_from: day(),
    date_to: day(),
    is_permanent: flag(),
    /** Days on which it opens otherwise than its venue, whose hours it has on all others. */
    opening_exceptions: exceptionsFromPlace(),
    venue: reference('venue'),
    rooms: references('room'),
    floor: line({ localised: true }),
    /** In place of the venue's. */
    access: richText({ localised: true }),
    languages: languages(),
    is_free: flag(),
    prices: list({ label: line({ localised: true, required: true }), amount: money({ required: true }) }, MOST.prices),
    /** The first day on which tickets are sold; the first day of the exhibition without. */
    tickets_from: day(),
    /** Where its tickets are sold, if not in the shop of this site. */
    ticket_url: line({ max: 500, pattern: 'web_address' }),
    exhibition_type: reference('type'),
    tags: references('tag'),
    persons: references('person'),
    image: picture(),
    pictures: list({ image: picture({ required: true }), caption: line({ localised: true }) }, MOST.pictures),
    audio: recordings(),
    /** Documents for the press. */
    press: list(
      { file: file('document', { required: true }), title: line({ localised: true, required: true }) },
      MOST.press,
      { by: 'file' },
    ),
  },
  groups: {
    texts: ['title', 'subline', 'body'],
    visibility: ['is_online'],
    dates: ['date_from', 'date_to', 'is_permanent'],
    place: ['venue', 'rooms', 'floor'],
    hours: ['opening_exceptions'],
    tickets: ['is_free', 'prices', 'tickets_from', 'ticket_url'],
    access: ['access', 'languages'],
    sorting: ['exhibition_type', 'tags', 'persons'],
    media: ['image', 'pictures', 'audio', 'press'],
  },
  hiddenBy: 'is_online',
  rights: { is_free: 'prices', prices: 'prices', tickets_from: 'prices' },
  rules: [
    {
      field: 'date_to',
      message: 'must not be before date_from',
      holds: ({ date_from: from, date_to: to }) =>
        typeof from !== 'string' || typeof to !== 'string' || to === '' || from <= to,
    },
    {
      field: 'prices',
      message: 'a free exhibition has none',
      holds: ({ is_free: isFree, prices }) => isFree !== true || !Array.isArray(prices) || prices.length === 0,
    },
  ],
});
