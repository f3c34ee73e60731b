import type { Font } from 'fontkit';
import { OTHER_FACES, type OtherFace } from './face-files';

const NAMES = Object.keys(OTHER_FACES) as OtherFace[];
/** Each face is read once, when a character got as far as it. Reading it for each document would leave 10 MB behind. */
const opened = new Map<OtherFace, Font>();

export interface OtherFaces {
  readonly open: (name: OtherFace) => Font;
  /** The first face that has all of a text; undefined where none does. The only rule of printable texts. */
  readonly find: (text: string) => OtherFace | undefined;
}

export async function otherFaces(): Promise<OtherFaces> {
  // Loaded with the first text: few processes ever print one.
  const { openSync } = await import('fontkit');
  const open = (name: OtherFace): Font => {
    const known = opened.get(name);
    if (known) return known;
    const font = openSync(OTHER_FACES[name]());
    if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${name} is a collection of faces`);
    opened.set(name, font);
    return font;
  };
  return { open, find: (text) => NAMES.find((name) => canWrite(open(name), text)) };
}

/** Line breaks, joiners and the like. */
const SHOWS_NOTHING = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Whether a face has all of a text; invisible characters need no face. */
export const canWrite = (font: Pick<Font, 'hasGlyphForCodePoint'>, text: string): boolean =>
  [...text].every((one) => SHOWS_NOTHING.test(one) || font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text, each with its marks. */
export const clustersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
