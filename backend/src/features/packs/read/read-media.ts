import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileKindOf, MAX_MEDIA_BYTES } from '@vestibule/contracts/schemas/media';
import { fileTypeOf } from '../../../engines/media/file-type';
import type { FileEntry, MediaEntry, MediaFolder } from '../../../engines/records/pack';
import type { Problems } from '../../../engines/records/problems';
import { mediaNote } from '../../../engines/records/schemas/documents';
import { cleanLocalised } from '../../../engines/fields/localised-text';
import { decode, notUtf8 } from '../../../engines/packs/utf8';
import { validate } from '../../../engines/records/check/validate';

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
        credit: checked.value.credit ?? '',
      });
  }
  return notes;
}

/**
 * Lists pictures, with their notes, and the other files of a media folder that browsers show; the rest is left out with
 * a warning.
 */
export async function readMedia(dir: string, problems: Problems): Promise<MediaFolder> {
  const names = (await readdir(dir)).sort();
  const notes = names.includes(ALT) ? await readNotes(dir, problems) : new Map<string, never>();
  const pictures: MediaEntry[] = [];
  const files: FileEntry[] = [];
  const refused = new Map<string, string>();
  for (const file of names) {
    if (file === ALT || file.startsWith('.')) continue;
    const source = join(dir, file);
    if (PICTURES.has(extname(file).toLowerCase())) {
      pictures.push({ file, source, alt: {}, focal: [0.5, 0.5], credit: '', ...notes.get(file) });
      continue;
    }
    const found = await stat(source);
    const type = found.isFile() ? await fileTypeOf(source) : undefined;
    if (type === undefined) refused.set(file, 'is neither a picture nor a file of a known kind');
    else if (found.size > MAX_MEDIA_BYTES[fileKindOf(type)])
      refused.set(file, `is larger than ${MAX_MEDIA_BYTES[fileKindOf(type)] / 1e6} MB`);
    else files.push({ file, source, type });
  }
  for (const [file, reason] of refused) problems.warn({ file: `media/${file}`, message: `${reason}; left out` });
  return { pictures, files, refused };
}
