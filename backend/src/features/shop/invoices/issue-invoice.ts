import { SITE_TIME_ZONE } from '@vestibule/contracts';
import { and, eq, sql } from 'drizzle-orm';
import moment from 'moment-timezone';
import type { Database } from '../../../platform/db/database';
import { invoiceNumbers, invoices, type orders } from '../tables';
import { pickLoose } from '../../../platform/texts/localise';
import { asObject, loadDocument } from '../../../platform/db/documents';
import { loadSettings } from '../../site';

type Order = Pick<typeof orders.$inferSelect, 'id' | 'lang'>;
export type Invoice = typeof invoices.$inferSelect;

/**
 * Writes the invoice of an order, with the next number of the current year in the site's zone
 * (docs/behaviour/tickets.md#invoices).
 */
export async function issueInvoice(db: Database, order: Order, now: number): Promise<Invoice> {
  const given = asObject((await loadDocument(db, 'settings'))['invoice']);
  const { product } = await loadSettings(db, order.lang);
  return insertInvoice(db, {
    orderId: order.id,
    cancels: false,
    seller: pickLoose(given['seller'], order.lang) || product,
    terms: pickLoose(given['terms'], order.lang),
    issuedAt: new Date(now).toISOString(),
  });
}

/** Writes the cancellation of an order's invoice; undefined where there is none. */
export async function cancelInvoice(
  db: Database,
  orderId: number,
  now: number,
): Promise<{ readonly invoice: Invoice; readonly before: Invoice } | undefined> {
  const isIt = and(eq(invoices.orderId, orderId), eq(invoices.cancels, false));
  const [before] = await db.select().from(invoices).where(isIt);
  if (!before) return undefined;
  const { seller } = before;
  const issuedAt = new Date(now).toISOString();
  return { before, invoice: await insertInvoice(db, { orderId, cancels: true, seller, terms: '', issuedAt }) };
}

/** The number comes last: until the transaction ends, all other invoices wait. */
async function insertInvoice(db: Database, invoice: Omit<Invoice, 'id' | 'number'>): Promise<Invoice> {
  const year = moment.tz(invoice.issuedAt, SITE_TIME_ZONE).year();
  const [counter] = await db
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last });
  if (!counter) throw new Error('The invoice has no number');
  const number = `${year}-${String(counter.last).padStart(6, '0')}`;
  const [row] = await db
    .insert(invoices)
    .values({ ...invoice, number })
    .returning();
  if (!row) throw new Error('The invoice was not written');
  return row;
}
