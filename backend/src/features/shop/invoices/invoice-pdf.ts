import { formatPrice, fromCents } from '@vestibule/contracts';
import { formatDate, today } from '@vestibule/contracts/dates';
import { discountOf, vatShares } from '../order-data/amounts';
import type { WholeOrder } from '../order-data/find-order';
import { whenOf } from '../order-data/line-facts';
import { ORDER_TEXTS } from '../order-data/order-texts';
import { pdfDocument } from '../paper/pdf-document';
import { INVOICE_TEXTS } from './invoice-texts';
import type { Invoice } from './issue-invoice';

/** Points. */
const SMALL = 10;
const AMOUNT = { width: 72, align: { x: 'right', y: 'top' } } as const;

interface Documents {
  readonly found: WholeOrder;
  readonly invoice: Invoice;
  /** Number of the invoice that this one takes back. */
  readonly cancelled?: string | undefined;
}

/** An invoice, or what takes one back: then all amounts are less than nothing. Made of what was written then. */
export async function invoicePdf({ found, invoice, cancelled }: Documents): Promise<Buffer> {
  const { lang, ...order } = found.order;
  const texts = INVOICE_TEXTS[lang];
  const title = invoice.cancels ? texts.cancellation(invoice.number) : texts.invoice(invoice.number);
  const [author = ''] = invoice.seller.split('\n');
  return pdfDocument({ lang, title, author, created: invoice.issuedAt }, (document) => {
    document.addPage();
    document.font('text').fontSize(SMALL).text(invoice.seller).moveDown(3);
    document.fontSize(11).text(addressOf(order)).moveDown(3);
    document.font('title').fontSize(22).text(title).moveDown(0.5);
    document.font('text').fontSize(SMALL);
    document.text(`${texts.day}: ${formatDate(today(Date.parse(invoice.issuedAt)), lang)}`);
    document.text(`${texts.order}: ${order.number}`);
    if (cancelled) document.text(texts.cancels(cancelled));
    document.moveDown(1);
    document.table({
      columnStyles: [{ width: '*' }, AMOUNT, AMOUNT, AMOUNT],
      defaultStyle: { border: [0, 0, 0.5, 0], padding: 6 },
      data: rowsOf(found, invoice.cancels),
    });
    document.moveDown(1).font('text').text(invoice.terms);
  });
}

const addressOf = (order: Omit<WholeOrder['order'], 'lang'>) =>
  [order.company, `${order.firstName} ${order.lastName}`, order.street, `${order.postcode} ${order.city}`]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** Heading, lines, total, and the VAT in it, rate by rate. */
function rowsOf({ order, lines }: WholeOrder, cancels: boolean): string[][] {
  const texts = INVOICE_TEXTS[order.lang];
  const money = (cents: number) => formatPrice(fromCents(cancels ? -cents : cents));
  const sold = lines.map((line) => [
    [line.sold.title, whenOf(line.sold, order.lang), [line.seatGroup, line.priceName].filter(Boolean).join(', ')].join(
      '\n',
    ),
    String(line.quantity),
    money(line.unitCents),
    money(line.unitCents * line.quantity),
  ]);
  const reduced = order.voucherCode
    ? [[ORDER_TEXTS[order.lang].voucher(order.voucherCode), '', '', money(-discountOf(lines))]]
    : [];
  const taxes = vatShares(lines).map(({ rate, gross, tax }) =>
    rate === 0 ? [texts.exempt, '', '', money(gross)] : [texts.vat(rate), '', '', money(tax)],
  );
  return [[...texts.columns], ...sold, ...reduced, [texts.total, '', '', money(order.totalCents)], ...taxes];
}
