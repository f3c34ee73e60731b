import { formatPrice, fromCents } from '@vestibule/contracts';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { owedAmount } from '../order-data/paid';
import type { LineRow, TicketRow, WholeOrder } from '../order-data/find-order';
import { whenOf } from '../order-data/line-facts';
import { translator } from '../../../platform/texts/translate';
import { qrCode } from '../../../platform/qr';
import { MARGIN, pdfDocument } from '../paper/pdf-document';

/** Points. */
const QR = 170;

/** All tickets of an order, a page each, to be printed or shown on a phone. */
export const ticketPdf = (found: WholeOrder, product: string): Promise<Buffer> =>
  pdfDocument(
    {
      lang: found.order.lang,
      title: translator(found.order.lang)('orders.confirmed', { order: found.order.number }),
      author: product,
      created: found.order.createdAt,
    },
    (document) => {
      for (const line of found.lines)
        for (const ticket of line.tickets) drawTicket(document, { found, line, ticket, product });
    },
  );

interface Drawn {
  readonly found: WholeOrder;
  readonly line: LineRow;
  readonly ticket: TicketRow;
  readonly product: string;
}

function drawTicket(document: PDFKit.PDFDocument, { found: { order }, line, ticket, product }: Drawn): void {
  const t = translator(order.lang);
  document.addPage();
  document.font('strong').fontSize(12).text(product);
  document.font('text').text(t('orders.ticket')).moveDown(2);
  document.font('title').fontSize(28).text(line.title, { lineGap: 2 }).moveDown(0.5);
  document.font('strong').fontSize(16).text(whenOf(line, order.lang)).moveDown(0.5);
  if (line.eventStatus !== 'scheduled') document.text(t(`orders.eventChange.${line.eventStatus}`)).moveDown(0.5);
  document.font('text').fontSize(14);
  if (line.place) document.text(line.place);
  document.text([line.seatGroup, line.priceName].filter(Boolean).join(', '));
  if (ticket.seat)
    document
      .font('strong')
      .fontSize(16)
      .text(seatWords([ticket.seat], order.lang))
      .font('text')
      .fontSize(14);
  document.text(formatPrice(fromCents(line.unitCents), order.lang));
  const owed = owedAmount(order);
  if (owed)
    document
      .font('strong')
      .text(t('orders.notPaid', { amount: formatPrice(owed, order.lang) }))
      .font('text');
  document.moveDown(2);
  if (line.eventStatus !== 'cancelled') {
    drawCode(document, ticket.code);
    document.moveDown(1).fontSize(11).text(t('orders.show')).moveDown(1);
  }
  document.text(`${order.firstName} ${order.lastName}`.trim()).text(`${t('orders.number')}: ${order.number}`);
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
