import { inflateSync } from 'node:zlib';

/** Bytes as a string of the same length. */
const asLatin = (bytes: Buffer) => bytes.toString('latin1');

/** Objects of a PDF by their number, each with its inflated stream. */
function objectsOf(pdf: string): ReadonlyMap<string, { readonly head: string; readonly stream: string }> {
  const found = new Map<string, { head: string; stream: string }>();
  for (const [, number = '', body = ''] of pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', rest] = body.split(/\nstream\n/, 2);
    const bytes = Buffer.from(rest?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const isDeflated = rest !== undefined && head.includes('/FlateDecode');
    found.set(number, { head, stream: isDeflated ? asLatin(inflateSync(bytes)) : asLatin(bytes) });
  }
  return found;
}

const hexText = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Letters of a font's glyphs, by the hexadecimal number of the glyph. */
function lettersOf(cmap: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '0', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, hex = ''], index) =>
      letters.set((Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'), hexText(hex.replaceAll(' ', ''))),
    );
  return letters;
}

/** The text of a PDF that pdfkit has made, line by line in the order in which it was drawn. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(asLatin(file));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(toUnicode)?.stream ?? ''));
    }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let font: ReadonlyMap<string, string> | undefined;
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name);
      const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      if (shown) lines.push(glyphs.map((glyph) => font?.get(glyph.toLowerCase()) ?? '').join(''));
    }
  }
  return lines.join('\n');
}
