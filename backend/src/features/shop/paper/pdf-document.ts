import type { Language } from '@vestibule/contracts';
import { writeAllScripts } from './all-scripts';
import { HOUSE_FACES } from './face-files';
import { otherFaces } from './faces';

/** Points: A4 with 2 cm around. */
export const MARGIN = 56;

interface About {
  readonly lang: Language;
  readonly title: string;
  readonly author: string;
  /** ISO 8601. */
  readonly created: string;
}

/**
 * A PDF on A4 in the faces `text`, `strong` and `title`, and in other scripts (docs/behaviour/tickets.md#documents).
 * `draw` adds its pages.
 */
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
  for (const [name, file] of Object.entries(HOUSE_FACES)) document.registerFont(name, file());
  writeAllScripts(document, await otherFaces());
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
