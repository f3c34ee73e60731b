import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

export interface PackFixture {
  /** Lines of `<name>.jsonl`; a string is written as it is. */
  readonly [kind: string]: readonly (object | string)[];
}

const folders: string[] = [];

/** A folder of its own, removed by `removeFolders`. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-content-'));
  folders.push(folder);
  return folder;
}
export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** Writes a content pack into a folder of its own; returns the folder. */
export async function writePackFiles(
  kinds: PackFixture,
  documents: Readonly<Record<string, object>> = {},
  /** Files of other formats, by their names. */
  files: Readonly<Record<string, string>> = {},
): Promise<string> {
  const dir = await temporaryFolder();
  for (const [kind, lines] of Object.entries(kinds))
    await writeFile(
      join(dir, `${kind}.jsonl`),
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    );
  for (const [name, document] of Object.entries(documents))
    await writeFile(join(dir, `${name}.json`), JSON.stringify(document));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  return dir;
}

/** A picture of one colour, in px. */
export async function writePicture(file: string, { width = 40, height = 30, color = '#cc3300' } = {}): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toFile(file);
}
