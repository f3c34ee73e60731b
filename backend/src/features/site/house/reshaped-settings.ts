import { LANGUAGES } from '@vestibule/contracts/languages';
import { asList, asObject, asText, type Json } from '../../../platform/db/documents';

/** Where favourites lead when no setting says otherwise (docs/behaviour/frame.md#favourites). */
export const DEFAULT_FAVORITES = '/en';

/** Names of the weekdays in a form; packs number them from 1. */
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** One value in the form of the hub and in the stored form, which packs have too. */
interface Reshaped {
  /** The stored settings as the form's value; undefined where they have none. */
  readonly toForm: (stored: Json) => unknown;
  /** The settings with the form's value, which is undefined where it was removed. */
  readonly toStored: (stored: Json, value: unknown) => Json;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(asText).filter(Boolean) : []);
const items = (value: unknown, name: string) =>
  Array.isArray(value) ? texts(value).map((text) => ({ key: text, [name]: text })) : undefined;
const named = (value: unknown, name: string) => asList(value).map((item) => item[name]);

/** The settings with another value in `design`, or in a group of it. */
function inDesign(stored: Json, path: readonly [string, string?], value: unknown): Json {
  const design = asObject(stored['design']);
  const [name, part] = path;
  const next = part === undefined ? value : { ...asObject(design[name]), [part]: value };
  return { ...stored, design: { ...design, [name]: next } };
}
const design = (stored: Json, name: string) => asObject(asObject(stored['design'])[name]);

const RESHAPED: Readonly<Record<string, Reshaped>> = {
  opening_hours: {
    toForm: ({ opening_hours: hours }) =>
      hours === undefined
        ? undefined
        : asList(hours).map(({ weekdays, ...entry }) => ({
            ...entry,
            days: Object.fromEntries(
              WEEKDAYS.map((name, index) => [name, Array.isArray(weekdays) && weekdays.includes(index + 1)]),
            ),
          })),
    toStored: (stored, hours) => ({
      ...stored,
      opening_hours: asList(hours).map(({ days, ...entry }) => ({
        ...entry,
        weekdays: WEEKDAYS.flatMap((name, index) => (asObject(days)[name] === true ? [index + 1] : [])),
      })),
    }),
  },
  noindex_locales: {
    toForm: ({ noindex_locales: hidden }) =>
      hidden === undefined
        ? undefined
        : Object.fromEntries(LANGUAGES.map((lang) => [lang, texts(hidden).includes(lang)])),
    toStored: (stored, flags) => ({
      ...stored,
      noindex_locales: LANGUAGES.filter((lang) => asObject(flags)[lang] === true),
    }),
  },
  error_pages: {
    toForm: (stored) => {
      const pages = Object.entries(design(stored, 'errors'));
      if (pages.length === 0) return undefined;
      return pages.map(([status, text]) => ({ key: status, error_status: Number(status), text }));
    },
    toStored: (stored, pages) =>
      inDesign(
        stored,
        ['errors'],
        Object.fromEntries(asList(pages).map(({ error_status: status, text }) => [String(status), text])),
      ),
  },
  tag_manager: {
    toForm: (stored) => design(stored, 'cookies')['tagManagerId'],
    toStored: (stored, id) => inDesign(stored, ['cookies', 'tagManagerId'], id ?? ''),
  },
  podcast_hosts: {
    toForm: (stored) => items(design(stored, 'cookies')['podcastHosts'], 'podcast_host'),
    toStored: (stored, hosts) => inDesign(stored, ['cookies', 'podcastHosts'], named(hosts, 'podcast_host')),
  },
  favourites_link: {
    toForm: (stored) => design(stored, 'header')['favoritesLink'] ?? DEFAULT_FAVORITES,
    toStored: (stored, link) => inDesign(stored, ['header', 'favoritesLink'], link ?? ''),
  },
  menu_sides: {
    toForm: (stored) => asObject(stored['design'])['menu'],
    toStored: (stored, sides) => inDesign(stored, ['menu'], asObject(sides)),
  },
  section_order: {
    toForm: (stored) => {
      const { event, production } = design(stored, 'sections');
      const orders = { event: items(event, 'section'), production: items(production, 'section') };
      return event === undefined && production === undefined ? undefined : orders;
    },
    toStored: (stored, orders) => {
      const { event, production } = asObject(orders);
      return inDesign(stored, ['sections'], {
        event: named(event, 'section'),
        production: named(production, 'section'),
      });
    },
  },
};

/** Whether a setting has another shape in the form than in the document. */
export const isReshaped = (name: string): boolean => Object.hasOwn(RESHAPED, name);

/** The stored settings, with those of the form in its shape. */
export const withFormShapes = (stored: Json): Json => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(RESHAPED).flatMap(([name, { toForm }]) => {
      const value = toForm(stored);
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});

/** The settings with these changes of the form, in the stored shape. */
export const withStoredShapes = (stored: Json, changes: Json): Json =>
  Object.entries(changes).reduce((next, [name, value]) => {
    const shape = isReshaped(name) ? RESHAPED[name] : undefined;
    return shape ? shape.toStored(next, value) : next;
  }, stored);
