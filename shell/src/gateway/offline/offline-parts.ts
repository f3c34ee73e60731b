import type { Settings } from '@vestibule/contracts';
import { basename, join } from 'node:path';
import { firstFonts, readShellManifest, shellBase } from '../../render/shell-files';
import type { OfflineParts } from './offline-document';

/** The house's name, and the fonts of the live shell, which a page has most likely brought before. */
export async function offlineParts(
  shellDist: string,
  shell: string,
  { product }: Pick<Settings, 'product'>,
): Promise<OfflineParts> {
  const fonts = firstFonts(await readShellManifest(join(shellDist, shell)), 'museum');
  const fontOf = (name: string) => {
    const path = fonts.find((font) => basename(font).startsWith(name));
    return path && shellBase(shell) + path;
  };
  return { product, fonts: { heading: fontOf('newsreader'), text: fontOf('work-sans') } };
}
