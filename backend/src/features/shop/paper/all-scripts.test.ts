import { pdfText } from '../../../testing/pdf-text';
import { pdfDocument } from './pdf-document';

const ABOUT = { lang: 'de', title: 'A title', author: 'The house', created: '2026-11-27T10:00:00Z' } as const;
const MARGIN = 56;

/** A text in its visual order from left to right, and the fonts of the document. */
async function print(text: string, draw = (document: PDFKit.PDFDocument) => document.text(text)) {
  const pdf = await pdfDocument(ABOUT, (document) => {
    draw(document.addPage().font('text').fontSize(12));
  });
  const fonts = [...pdf.toString('latin1').matchAll(/\/Type0\n\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, name]) => name);
  return { seen: pdfText(pdf).replaceAll('\n', ''), fonts: fonts.toSorted(), size: pdf.length };
}

describe('all scripts', () => {
  test.each([
    ['Dvořák, Nguyễn', ['WorkSans-Regular']],
    ['Олександра Шевченко', ['NotoSans-Regular', 'WorkSans-Regular']],
    // Work Sans has π: a word is in one face all the same.
    ['Παπαδοπούλου', ['NotoSans-Regular']],
    ['李小龍', ['NotoSansSC-Regular']],
    ['김철수', ['NotoSansKR-Regular']],
  ])('%s is in the document, in the first face that has it, of which little is embedded', async (text, faces) => {
    const { seen, fonts, size } = await print(text);
    expect(seen).toBe(text);
    expect(fonts).toEqual(faces);
    expect(size).toBeLessThan(20_000);
  });

  const reversed = (text: string) => [...text].toReversed().join('');
  test.each([
    ['שרה כהן', reversed('שרה כהן')],
    ['محمد علي', reversed('محمد علي')],
    ['Halle 2 שרה', `Halle 2 ${reversed('שרה')}`],
    // Numbers keep their direction, also those of Arabic; brackets are turned with their content.
    ['שרה 12', `12 ${reversed('שרה')}`],
    ['علي ١٢', `١٢ ${reversed('علي')}`],
    ['שרה (12)', `(12) ${reversed('שרה')}`],
    ['שרה (כהן)', `(${reversed('כהן')}) ${reversed('שרה')}`],
    ['O’Neil שרה 12, Berlin', `O’Neil 12 ${reversed('שרה')}, Berlin`],
  ])('%s is drawn from left to right as it is seen', async (text, seen) => {
    expect((await print(text)).seen).toBe(seen);
  });

  test('Arabic letters are joined: between others they are narrower than alone', async () => {
    const widths: number[] = [];
    await print('', (document) => {
      widths.push(...['س', 'سسس'].map((text) => document.widthOfString(text)));
      return document;
    });
    const [alone = 0, joined = 0] = widths;
    expect(joined).toBeGreaterThan(alone);
    expect(joined).toBeLessThan(2.7 * alone);
  });

  test('lines break where they are full, end at the right where they should, and leave the face as it was', async () => {
    const tops: number[] = [];
    let room = 0;
    const { seen } = await print('', (document) => {
      room = document.page.width - 2 * MARGIN;
      tops.push(document.y);
      document.text('江'.repeat(Math.floor(room / 12)));
      tops.push(document.y);
      document.text('محمد '.repeat(40), { align: 'right' });
      tops.push(document.y);
      document.text('Київ '.repeat(40));
      tops.push(document.y);
      return document.text('Ada');
    });
    const heights = tops.slice(1).map((top, index) => Math.round((top - (tops[index] ?? 0)) / 14.08));
    expect(heights).toEqual([1, 3, 3]);
    expect(seen.endsWith('Ada')).toBe(true);
  });

  test('a character that no face has is a box, and the rest of the line stays', async () => {
    expect((await print('李 😀 Ada')).seen).toMatch(/^李 .* ?Ada$/u);
  });
});
