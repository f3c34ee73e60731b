import { open } from 'node:fs/promises';

const HEAD_BYTES = 512;
const AVIF_BRANDS = /^(avif|avis|mif1|msf1)/;

/**
 * Whether a file is, by its content, of a kind of picture that is accepted: JPEG, PNG, WebP, AVIF, GIF or TIFF. Nothing
 * is decoded, and a name proves nothing: an SVG can carry scripts, and other formats would only add decoders. Rejects
 * when the file cannot be read.
 */
export async function pictureKind(path: string): Promise<'picture' | 'svg' | 'other'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    if (isPicture(text)) return 'picture';
    // Also compressed: nothing else that is named a picture begins as gzip does.
    return /^(\u00ef\u00bb\u00bf)?\s*<(\?xml|!--|!doctype|svg)/i.test(text) || text.startsWith('\u001f\u008b')
      ? 'svg'
      : 'other';
  } finally {
    await file.close();
  }
}

function isPicture(text: string): boolean {
  if (
    ['\u00ff\u00d8\u00ff', '\u0089PNG\r\n\u001a\n', 'GIF87a', 'GIF89a', 'II*\0', 'MM\0*'].some((magic) =>
      text.startsWith(magic),
    )
  )
    return true;
  if (text.startsWith('RIFF')) return text.startsWith('WEBP', 8);
  return text.startsWith('ftyp', 4) && AVIF_BRANDS.test(text.slice(8));
}
