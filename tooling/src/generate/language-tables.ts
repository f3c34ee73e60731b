import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFrom } from './registry-file';

const DEFINITIONS = 'shared-contracts/languages';

/** A language of the site, as its file defines it (docs/architecture.md#a-language). */
interface LanguageDefinition {
  /** Order in menus; the first is the default. */
  readonly position: number;
  /** Its name in itself. */
  readonly name: string;
  /** BCP 47, for the browser's own formats: `en-GB`. */
  readonly locale: string;
  /** Of moment: `moment/locale/cs`. */
  readonly moment: string;
  /** In moment's tokens: `D. MMM YYYY`. */
  readonly date: string;
  readonly time: string;
  /** Words of a seat on a ticket. */
  readonly row: string;
  readonly seat: string;
  readonly seats: string;
  /** Of react-day-picker and of CKEditor. */
  readonly calendar: string;
  readonly textEditor: string;
  /** PostgreSQL's text search configuration, or one of the backend's own: `czech`, `simple` (none). */
  readonly stemmer: string;
}
type Language = LanguageDefinition & { readonly id: string };

/** Files that follow from the definitions of the languages, by path; none of packages that are not there. */
export function languageTables(root: string): ReadonlyMap<string, string> {
  const languages = readdirSync(join(root, DEFINITIONS))
    .filter((file) => file.endsWith('.json'))
    .map((file) => readDefinition(root, file))
    .sort((a, b) => a.position - b.position);
  const tables = Object.entries(TABLES).filter(([path]) => existsSync(join(root, dirname(path))));
  return new Map(tables.map(([path, write]) => [path, fileOf(write(languages))]));
}

function readDefinition(root: string, file: string): Language {
  const id = file.replace(/\.json$/, '');
  if (!/^[a-z]{2}$/.test(id)) throw new Error(`${DEFINITIONS}/${file}: the name is that of the language, two letters`);
  return { id, ...(JSON.parse(readFileSync(join(root, DEFINITIONS, file), 'utf8')) as LanguageDefinition) };
}

const fileOf = (lines: readonly string[]): string => `${[...generatedFrom(DEFINITIONS), ...lines].join('\n')}\n`;

type Write = (languages: readonly Language[]) => readonly string[];

const byId = (languages: readonly Language[], value: (language: Language) => string) =>
  languages.map((language) => `  ${language.id}: ${value(language)},`);
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const sorted = (languages: readonly Language[]) => [...languages].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Imports of a package's texts, a file per language. */
const jsonImports = (languages: readonly Language[], folder: string) =>
  sorted(languages).map(({ id }) => `import ${id} from '${folder}/${id}.json';`);

const TABLES: Readonly<Record<string, Write>> = {
  'shared-contracts/src/language-ids.ts': (languages) => [
    '/** The languages of the site in menu order; the first is the default (docs/behaviour/frame.md#languages). */',
    `export const LANGUAGES = [${languages.map(({ id }) => quoted(id)).join(', ')}] as const;`,
    `export const DEFAULT_LANGUAGE = ${quoted(languages[0]?.id ?? '')} as const;`,
  ],
  'shared-contracts/src/date-formats.ts': (languages) => [
    // English is built in.
    ...sorted(languages).flatMap(({ moment }) => (moment === 'en' ? [] : [`import 'moment/locale/${moment}';`])),
    '',
    "/** moment's locale of each language, and its formats of days and times. */",
    'export const DATE_FORMATS = {',
    ...byId(
      languages,
      ({ moment, date, time }) => `{ locale: ${quoted(moment)}, date: ${quoted(date)}, time: ${quoted(time)} }`,
    ),
    '} as const;',
  ],
  'shared-contracts/src/seats/seat-names.ts': (languages) => [
    '/** Words of a seat on a ticket. */',
    'export const SEAT_NAMES = {',
    ...byId(
      languages,
      ({ row, seat, seats }) => `{ row: ${quoted(row)}, seat: ${quoted(seat)}, seats: ${quoted(seats)} }`,
    ),
    '} as const;',
  ],
  'shared-contracts/src/consent/text-loaders.ts': (languages) => [
    '/** Texts of the consent dialog: code of their own for each language. */',
    'export const CONSENT_TEXTS = {',
    ...byId(languages, ({ id }) => `() => import('./texts/${id}.json')`),
    '} as const;',
  ],
  'shell/src/languages.ts': (languages) => [
    '/** Each language in itself, as its readers look for it. */',
    'export const LANGUAGE_NAMES = {',
    ...byId(languages, ({ name }) => quoted(name)),
    '} as const;',
    '',
    '/** For those who share a page, with the country: en_GB. */',
    'export const SHARED_LOCALES = {',
    ...byId(languages, ({ locale }) => quoted(locale.replace('-', '_'))),
    '} as const;',
  ],
  'shell/src/service-worker/date-locales.ts': (languages) => [
    "/** For the browser's own formats. */",
    'export const DATE_LOCALES = {',
    ...byId(languages, ({ locale }) => quoted(locale)),
    '} as const;',
  ],
  'mfe-programme/src/filters/calendar-locales.ts': (languages) => [
    ...sorted(languages).map(
      ({ id, calendar }) =>
        `import { ${exportOf(calendar) === id ? id : `${exportOf(calendar)} as ${id}`} } from 'react-day-picker/locale/${calendar}';`,
    ),
    '',
    "/** The calendar's own words and order of days. */",
    `export const CALENDAR_LOCALES = { ${languages.map(({ id }) => id).join(', ')} } as const;`,
  ],
  'mfe-editor/src/rich-text/editor-translations.ts': (languages) => [
    "/** Loaders of the texts of CKEditor's own buttons and dialogs, by language. */",
    'export const EDITOR_TRANSLATIONS = {',
    ...byId(languages, ({ textEditor }) => `() => import('ckeditor5/translations/${textEditor}.js')`),
    '} as const;',
  ],
  'backend/src/platform/texts/translations.ts': (languages) => [
    ...jsonImports(languages, '../../../translations'),
    '',
    '/** Texts of the backend. */',
    `export const TRANSLATIONS = { ${languages.map(({ id }) => id).join(', ')} } as const;`,
  ],
  'backend/src/engines/search/stemmers.ts': (languages) => [
    "/** PostgreSQL's text search configuration of each language, or one of our own (own-stemmers.ts). */",
    'export const STEMMERS = {',
    ...byId(languages, ({ stemmer }) => quoted(stemmer)),
    '} as const;',
  ],
  'gateway/src/texts.ts': (languages) => [
    ...jsonImports(languages, '../translations'),
    '',
    '/** Texts of the pages that the gateway writes itself, when nothing can be rendered. */',
    `export const TEXTS = { ${languages.map(({ id }) => id).join(', ')} } as const;`,
  ],
};

/** The name that react-day-picker gives a locale: `enGB`. */
const exportOf = (locale: string): string => locale.replace('-', '');
