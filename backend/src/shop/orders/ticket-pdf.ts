import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { formatPrice, fromCents } from '@vestibule/contracts';
import PDFDocument from 'pdfkit';
import type { LineRow, TicketRow, WholeOrder } from './find-order';
import { whenOf } from './line-facts';
import { ORDER_TEXTS } from './order-texts';
import { qrCode } from './qr';

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
const MARGIN = 56;
const QR = 170;

/** All tickets of an order, a page each, to be printed or shown on a phone. */
export async function ticketPdf(found: WholeOrder, product: string): Promise<Buffer> {
  const { order, lines } = found;
  const texts = ORDER_TEXTS[order.lang];
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    lang: order.lang,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: texts.confirmed(order.number), Author: product, CreationDate: new Date(order.createdAt) },
  });
  for (const [name, file] of Object.entries(FONTS)) document.registerFont(name, file());
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const line of lines) for (const ticket of line.tickets) drawTicket(document, { found, line, ticket, product });
  document.end();
  return done;
}

interface Drawn {
  readonly found: WholeOrder;
  readonly line: LineRow;
  readonly ticket: TicketRow;
  readonly product: string;
}

function drawTicket(document: PDFKit.PDFDocument, { found: { order }, line, ticket, product }: Drawn): void {
  const texts = ORDER_TEXTS[order.lang];
  document.addPage();
  document.font('strong').fontSize(12).text(product);
  document.font('text').text(texts.ticket).moveDown(2);
  document.font('title').fontSize(28).text(line.title, { lineGap: 2 }).moveDown(0.5);
  document.font('strong').fontSize(16).text(whenOf(line, order.lang)).moveDown(0.5);
  document.font('text').fontSize(14);
  if (line.place) document.text(line.place);
  document.text([line.seatGroup, line.priceName].filter(Boolean).join(', '));
  document.text(formatPrice(fromCents(line.unitCents))).moveDown(2);
  drawCode(document, ticket.code);
  document.moveDown(1).fontSize(11).text(texts.show).moveDown(1);
  document.text(`${order.firstName} ${order.lastName}`).text(`${texts.number}: ${order.number}`);
}

/** White around it, as readers need it. */
function drawCode(document: PDFKit.PDFDocument, code: string): void {
  const { size, path } = qrCode(code);
  const top = document.y;
  document
    .save()
    .translate(MARGIN, top)
    .scale(QR / size)
    .path(path)
    .fill('#000')
    .restore();
  document.fillColor('#000');
  document.x = MARGIN;
  document.y = top + QR;
}
