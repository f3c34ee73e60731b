import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Localised } from '@vestibule/contracts/languages';
import type { Problems } from '../problems';
import { mediaNote } from '../schemas/documents';
import { cleanLocalised } from '../schemas/fields';
import { validate } from './validate';

/** A picture of the pack: where it lies, what it shows, and the point that must stay visible as fractions from the top left. */
export interface MediaEntry {
  readonly file: string;
  readonly source: string;
  readonly alt: Localised;
  readonly focal: readonly [number, number];
}

/** SVG is left out on purpose: it can carry scripts (design/quality.md, uploads). */
const PICTURES = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.tif', '.tiff']);
const ALT = 'alt.json';

async function readNotes(dir: string, problems: Problems): Promise<Map<string, Omit<MediaEntry, 'file' | 'source'>>> {
  const notes = new Map<string, Omit<MediaEntry, 'file' | 'source'>>();
  let json: unknown;
  try {
    json = JSON.parse(await readFile(join(dir, ALT), 'utf8'));
  } catch (error) {
    problems.error({ file: `media/${ALT}`, message: `is not JSON: ${error instanceof Error ? error.message : String(error)}` });
  }
  if (typeof json !== 'object' || json === null) return notes;
  for (const [file, given] of Object.entries(json)) {
    const checked = validate(mediaNote, given);
    if ('problems' in checked) for (const problem of checked.problems) problems.error({ file: `media/${ALT}`, field: `${file}.${problem.field ?? ''}`, message: problem.message });
    else notes.set(file, { alt: cleanLocalised(checked.value), focal: [checked.value.focal?.[0] ?? 0.5, checked.value.focal?.[1] ?? 0.5] });
  }
  return notes;
}

/** Lists the pictures of a media folder with their notes; other files are left out with a warning. */
export async function readMedia(dir: string, problems: Problems): Promise<MediaEntry[]> {
  const names = (await readdir(dir)).sort();
  const notes = names.includes(ALT) ? await readNotes(dir, problems) : new Map<string, never>();
  const entries: MediaEntry[] = [];
  for (const file of names) {
    if (file === ALT || file.startsWith('.')) continue;
    if (PICTURES.has(extname(file).toLowerCase())) entries.push({ file, source: join(dir, file), alt: {}, focal: [0.5, 0.5], ...notes.get(file) });
    else problems.warn({ file: `media/${file}`, message: 'is not a picture of a known kind; left out' });
  }
  return entries;
}
