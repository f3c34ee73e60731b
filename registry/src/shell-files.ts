import type { Language } from '@vestibule/contracts';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

interface File {
  readonly path: string;
  readonly integrity: string;
}
/** `shell.json`: data of the host's browser build for gateway and workers. Paths are relative to the build's folder. */
export interface ShellManifest {
  readonly version: string;
  /** Scripts in the order they must run, with integrity. */
  readonly scripts: readonly File[];
  /** Scripts that the first remote needs. */
  readonly federation: readonly File[];
  readonly styles: readonly File[];
  readonly translations: Readonly<Record<Language, File>>;
  /** Fonts that the first screen needs. */
  readonly fonts: readonly string[];
}

/** Public folder of the host's version. */
export const shellBase = (version: string) => `/shell/${version}/`;

export async function readShellManifest(shellDir: string): Promise<ShellManifest> {
  return JSON.parse(await readFile(join(shellDir, 'shell.json'), 'utf8')) as ShellManifest;
}

/**
 * Fonts of the first screen: the theme's heading face and the text face, Latin part; Czech also needs the extended
 * part.
 */
export function firstFonts(manifest: ShellManifest, theme: 'museum' | 'castle'): readonly string[] {
  const heading = theme === 'castle' ? 'fraunces' : 'newsreader';
  return manifest.fonts.filter((font) => {
    const name = basename(font);
    return (
      name.includes('-latin-') &&
      !name.includes('latin-ext') &&
      !name.includes('italic') &&
      (name.startsWith('work-sans') || name.startsWith(heading))
    );
  });
}
