import type { Pattern } from '@vestibule/contracts/fields/patterns';

/** Letters that are more than a letter with an accent, as German, Czech and their neighbours write them in ASCII. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};
const MOST = 100;

/** Words as part of an address: small ASCII letters and digits, with `joint` between the words. */
export function asAddressPart(words: string, joint: '-' | '_' = '-'): string {
  const latin = words
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\x20-\x7e]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const parts = latin.split(/[^a-z0-9]+/).filter(Boolean);
  return parts
    .join(joint)
    .slice(0, MOST)
    .replace(/[-_]+$/, '');
}

/** Words as the name of a field, which starts with a letter. */
const asName = (words: string): string =>
  asAddressPart(words, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 60);

const unless = (isRight: RegExp, change: (typed: string) => string) => (typed: string) =>
  isRight.test(typed) ? typed : change(typed);
const hostOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[:/?#].*$/, '');
const lastPart = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .at(-1) ?? '';
const withScheme = (typed: string) => `https://${typed.replace(/^\/+/, '')}`;

/**
 * Typed or pasted text in the notation of a pattern: words become a part of an address, a whole address the part
 * of it that is stored. Text that the pattern takes stays as it is; where nothing can be made of it the server says
 * what is wrong. `undefined` where a control of its own writes the notation.
 */
export const NOTATIONS: Readonly<Record<Pattern, ((typed: string) => string) | undefined>> = {
  anchor: unless(/^[\w-]*$/, (typed) => asAddressPart(typed.replace(/^#/, ''))),
  segment: unless(/^[\w.~-]*$/, (typed) => asAddressPart(typed)),
  path: unless(/^\//, (typed) => `/${typed.replace(/^https?:\/\/[^/]*/i, '').replace(/^\/+/, '')}`),
  slug: unless(/^[a-z][a-z0-9_]*$/, asName),
  https: unless(/^https:\/\//i, (typed) => withScheme(typed.replace(/^http:\/\//i, ''))),
  web_address: unless(/^(https?:\/\/|\/)/i, withScheme),
  host: hostOf,
  podcast_host: hostOf,
  tag_manager: (typed) => typed.toUpperCase(),
  phone: (typed) => typed.replace(/^tel:/i, ''),
  email: (typed) => typed.replace(/^mailto:/i, ''),
  hubspot_id: unless(/^[\w-]*$/, lastPart),
  open_graph_type: undefined,
  any_day: undefined,
  region: (typed) => typed.toUpperCase().replaceAll(/[\s_]+/g, '-'),
  teaser_style: undefined,
};
