import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { invoices } from '../tables';
import type { Attachment } from '../../../engines/mail/tables';
import type { WholeOrder } from '../order-data/find-order';
import { invoicePdf } from './invoice-pdf';
import type { Invoice } from './issue-invoice';

/** An invoice as it goes with a mail; `cancelled` is the one that it takes back. */
export async function invoiceFile(found: WholeOrder, invoice: Invoice, cancelled?: Invoice): Promise<Attachment> {
  const pdf = await invoicePdf({ found, invoice, cancelled: cancelled?.number });
  return {
    filename: `${invoice.number}.pdf`,
    contentType: 'application/pdf',
    content: pdf.toString('base64'),
  };
}

/** All invoices of an order, in the order of their numbers. */
export const invoicesOf = (db: Database, orderId: number): Promise<readonly Invoice[]> =>
  db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));
