import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Localised } from '@vestibule/contracts/languages';
import type { AudioType } from '@vestibule/contracts/schemas/audio';
import { audioTypeOf } from '../../site/media/audio-type';
import type { Problems } from '../problems';
import { mediaNote } from '../schemas/documents';
import { cleanLocalised } from '@vestibule/contracts/fields/localised-text';
import { decode, notUtf8 } from './utf8';
import { validate } from './validate';

/**
 * A picture of the pack: where it lies, what it shows, and the point that must stay visible as fractions from the top
 * left.
 */
export interface MediaEntry {
  readonly file: string;
  readonly source: string;
  readonly alt: Localised;
  readonly focal: readonly [number, number];
}

/** A recording of the pack, and what it is by its content. */
export interface AudioEntry {
  readonly file: string;
  readonly source: string;
  readonly type: AudioType;
}

/** What a media folder holds; `refused` are files that are neither, or too much, and why. */
export interface MediaFolder {
  readonly pictures: readonly MediaEntry[];
  readonly audio: readonly AudioEntry[];
  readonly refused: ReadonlyMap<string, string>;
}

/**
 * An hour of speech in good quality. More is a concert, which is no sample; and what is sent to visitors is sent by
 * this house's own server.
 */
const MAX_AUDIO_BYTES = 50_000_000;
/** SVG is left out on purpose: it can carry scripts (docs/behaviour/content.md#pictures). */
const PICTURES = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.tif', '.tiff']);
const ALT = 'alt.json';

async function readNotes(dir: string, problems: Problems): Promise<Map<string, Omit<MediaEntry, 'file' | 'source'>>> {
  const notes = new Map<string, Omit<MediaEntry, 'file' | 'source'>>();
  let json: unknown;
  try {
    const { text, isSound } = decode(await readFile(join(dir, ALT)));
    json = JSON.parse(text);
    if (!isSound) {
      problems.error({ file: `media/${ALT}`, ...notUtf8(json) });
      return notes;
    }
  } catch (error) {
    problems.error({
      file: `media/${ALT}`,
      message: `is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
  if (typeof json !== 'object' || json === null) return notes;
  for (const [file, given] of Object.entries(json)) {
    const checked = validate(mediaNote, given);
    if ('problems' in checked)
      for (const problem of checked.problems)
        problems.error({ file: `media/${ALT}`, field: `${file}.${problem.field ?? ''}`, message: problem.message });
    else
      notes.set(file, {
        alt: cleanLocalised(checked.value),
        focal: [checked.value.focal?.[0] ?? 0.5, checked.value.focal?.[1] ?? 0.5],
      });
  }
  return notes;
}

/** Lists pictures, with their notes, and recordings of a media folder; other files are left out with a warning. */
export async function readMedia(dir: string, problems: Problems): Promise<MediaFolder> {
  const names = (await readdir(dir)).sort();
  const notes = names.includes(ALT) ? await readNotes(dir, problems) : new Map<string, never>();
  const pictures: MediaEntry[] = [];
  const audio: AudioEntry[] = [];
  const refused = new Map<string, string>();
  for (const file of names) {
    if (file === ALT || file.startsWith('.')) continue;
    const source = join(dir, file);
    if (PICTURES.has(extname(file).toLowerCase())) {
      pictures.push({ file, source, alt: {}, focal: [0.5, 0.5], ...notes.get(file) });
      continue;
    }
    const found = await stat(source);
    const type = found.isFile() ? await audioTypeOf(source) : undefined;
    if (type === undefined) refused.set(file, 'is neither a picture nor a recording of a known kind');
    else if (found.size > MAX_AUDIO_BYTES) refused.set(file, `is larger than ${MAX_AUDIO_BYTES / 1e6} MB`);
    else audio.push({ file, source, type });
  }
  for (const [file, reason] of refused) problems.warn({ file: `media/${file}`, message: `${reason}; left out` });
  return { pictures, audio, refused };
}
