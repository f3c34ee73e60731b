import { formatPrice, formatRate, fromCents } from '@vestibule/contracts';
import { formatDate, today } from '@vestibule/contracts/dates';
import { discountOf, vatShares } from '../order-data/amounts';
import type { WholeOrder } from '../order-data/find-order';
import { linesByDate, kindOfLine, whenOf } from '../order-data/line-facts';
import { pdfDocument } from '../paper/pdf-document';
import { translator } from '../../../platform/texts/translate';
import type { Invoice } from './issue-invoice';

const COLUMNS = ['what', 'quantity', 'price', 'sum'] as const;
/** Points. */
const SMALL = 10;
const AMOUNT = { width: 72, align: { x: 'right', y: 'top' } } as const;

interface Documents {
  readonly found: WholeOrder;
  readonly invoice: Invoice;
  /** Number of the invoice that this one takes back. */
  readonly cancelled?: string | undefined;
}

/** An invoice, or its cancellation: then all amounts are negative. It is made of the data stored at its time. */
export async function invoicePdf({ found, invoice, cancelled }: Documents): Promise<Buffer> {
  const { lang, ...order } = found.order;
  const t = translator(lang);
  const title = t(invoice.cancels ? 'invoices.cancellation' : 'invoices.invoice', { number: invoice.number });
  const [author = ''] = invoice.seller.split('\n');
  return pdfDocument({ lang, title, author, created: invoice.issuedAt }, (document) => {
    document.addPage();
    document.font('text').fontSize(SMALL).text(invoice.seller).moveDown(3);
    document.fontSize(11).text(addressOf(order)).moveDown(3);
    document.font('title').fontSize(22).text(title).moveDown(0.5);
    document.font('text').fontSize(SMALL);
    document.text(`${t('invoices.day')}: ${formatDate(today(Date.parse(invoice.issuedAt)), lang)}`);
    document.text(`${t('invoices.order')}: ${order.number}`);
    if (cancelled) document.text(t('invoices.cancels', { number: cancelled }));
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
  const t = translator(order.lang);
  const money = (cents: number) => formatPrice(fromCents(cancels ? -cents : cents), order.lang);
  // Title and time stand with the first line of a date.
  const sold = linesByDate(lines.map((line) => ({ ...line, ...line.sold }))).flatMap((date) =>
    date.map((line, index) => [
      [...(index === 0 ? [line.title, whenOf(line, order.lang)] : []), kindOfLine(line)].join('\n'),
      String(line.quantity),
      money(line.unitCents),
      money(line.unitCents * line.quantity),
    ]),
  );
  const reduced = order.voucherCode
    ? [[t('orders.voucher', { code: order.voucherCode }), '', '', money(-discountOf(lines))]]
    : [];
  const taxes = vatShares(lines).map(({ rate, gross, tax }) =>
    rate === 0
      ? [t('invoices.exempt'), '', '', money(gross)]
      : [t('invoices.vat', { rate: formatRate(rate, order.lang) }), '', '', money(tax)],
  );
  return [
    COLUMNS.map((name) => t(`invoices.column.${name}`)),
    ...sold,
    ...reduced,
    [t('invoices.total'), '', '', money(order.totalCents)],
    ...taxes,
  ];
}
