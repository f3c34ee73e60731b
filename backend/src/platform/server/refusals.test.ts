import { LANGUAGES } from '@vestibule/contracts';
import { PATTERNS } from '@vestibule/contracts/fields/patterns';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSALS, nameRefusal } from './refusals';

// Statements that this file shows:
// - docs/behaviour/editing.md#refusals

const ROOT = join(import.meta.dirname, '../../../..');
const textsOf = (lang: string) =>
  (
    JSON.parse(readFileSync(join(ROOT, `mfe-editor/translations/${lang}.json`), 'utf8')) as {
      refusal: Record<string, string>;
    }
  ).refusal;
const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

/** Folders whose refusals reach forms of the hub and of modules. */
const FOLDERS = [
  'backend/src/engines/records',
  'backend/src/engines/fields',
  'backend/src/features/site/house',
  'backend/src/features/content/media-library',
  'shared-contracts/src/fields',
  'shared-contracts/src/records',
  'shared-contracts/src/house',
];
/** Messages that only those who import packs get, as forms offer nothing that would cause them. */
const OF_PACKS =
  /one cannot|left out|leaves such fields out|changed by others|is used instead|only the first series|is not CSV|UTF-8|there is no (picture|x) x in media|^filter|^sort|order of|Your role|takes the right/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => join(folder, file));
/** Literals in places where the code gives a message; each value as x. */
function messagesIn(file: string): readonly string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const literal = String.raw`('(?:[^'\\\n]|\\.)+'|${'`'}[^${'`'}]+${'`'})`;
  const places = [
    String.raw`message: (?:\w+ => )?`,
    String.raw`(?:wrong|missing|refused|gone|invalid)\((?:[\w.()' -]+, )?`,
    String.raw`TimeError\([^,]+, `,
    String.raw`\.(?:required|nonNullable|typeError)\(`,
    String.raw`matching\([^,]+, \w+, `,
    String.raw`\.test\(\s*'\w+',\s*`,
    String.raw`\.min\(1, `,
    String.raw`SiteError\('(?:validation|conflict)', \d+, `,
    String.raw`_RULES?(?::[^=]+)? =\s*`,
  ];
  return places.flatMap((place) =>
    [...source.matchAll(new RegExp(place + literal, 'g'))].map(([, text = '']) =>
      text
        .slice(1, -1)
        .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'x')
        .replaceAll("\\'", "'")
        // Some begin with the field.
        .replace(/^\S+: /, ''),
    ),
  );
}

describe('refusals', () => {
  it('have a text in each language, with values that the message has', () => {
    for (const lang of LANGUAGES) {
      const texts = textsOf(lang);
      expect(Object.keys(texts).sort()).toEqual(Object.keys(REFUSALS).sort());
      for (const [reason, messages] of Object.entries(REFUSALS)) {
        const known = messages.flatMap((message: string) => placesIn(message));
        expect([reason, placesIn(texts[reason] ?? '').filter((name) => !known.includes(name))]).toEqual([reason, []]);
      }
    }
  });

  it('are named for every message in the code that forms can get', () => {
    const messages = FOLDERS.flatMap(filesIn).flatMap((file) => messagesIn(file).map((text) => [file, text] as const));
    expect(messages.length).toBeGreaterThan(60);
    const unnamed = messages.filter(
      ([, text]) => /^\S+ \S/.test(text) && !OF_PACKS.test(text) && nameRefusal(text, undefined) === undefined,
    );
    expect(unnamed).toEqual([]);
  });

  it.each(Object.entries(PATTERNS))('are named for lines that break the pattern %s', (_, { message }) => {
    expect(nameRefusal(message, undefined)?.['reason']).toBeDefined();
  });

  it('give their values, after the field', () => {
    expect(nameRefusal('slug.de: /de is the path of the page home already', 'slug.de')).toEqual({
      reason: 'path_taken',
      path: '/de',
      page: 'home',
    });
    expect(nameRefusal('title.de has 900 characters; at most 200 are allowed', 'title.de')).toEqual({
      reason: 'too_long',
      length: '900',
      max: '200',
    });
    expect(nameRefusal('no such message', undefined)).toBeUndefined();
  });
});
