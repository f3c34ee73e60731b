import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@vestibule/contracts';

/** The house's faces, whole: the web's are cut into alphabets, and a Czech name needs two of those. */
const fontOf = (family: string, file: string) =>
  // From the file that runs, source or bundle: both lie in this package, wherever the program was started.
  join(dirname(createRequire(__filename).resolve(`@expo-google-fonts/${family}/package.json`)), file);
const FONTS = {
  text: () => fontOf('work-sans', '400Regular/WorkSans_400Regular.ttf'),
  strong: () => fontOf('work-sans', '600SemiBold/WorkSans_600SemiBold.ttf'),
  title: () => fontOf('newsreader', '500Medium/Newsreader_500Medium.ttf'),
} as const;

/** Points: A4 with 2 cm around. */
export const MARGIN = 56;

interface About {
  readonly lang: Language;
  readonly title: string;
  readonly author: string;
  /** ISO 8601. */
  readonly created: string;
}

/** A PDF on A4 in the faces `text`, `strong` and `title`; `draw` adds its pages. */
export async function pdfDocument(
  { lang, title, author, created }: About,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  // Loaded with the first document: few processes ever make one.
  const { default: Document } = await import('pdfkit');
  const document = new Document({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    lang,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(created) },
  });
  for (const [name, file] of Object.entries(FONTS)) document.registerFont(name, file());
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  draw(document);
  document.end();
  return done;
}
