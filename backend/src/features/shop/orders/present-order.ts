import { fromCents, type Language, type Order } from '@vestibule/contracts';
import type { Invoice } from '../invoices/issue-invoice';
import { isOwed, isPaid, owedAmount } from '../order-data/paid';
import { discountOf, vatShares } from '../order-data/amounts';
import { canCancel, type WholeOrder } from '../order-data/find-order';
import { qrCode } from '../../../platform/qr';

interface Presenting {
  readonly lang: Language;
  readonly signature: string;
  readonly now: number;
  /** Until when its tickets are held, of one that waits for its payment. */
  readonly payUntil: string | undefined;
  readonly invoices: readonly Invoice[];
  /** Deadline in hours before the start until which its link cancels it; null where it never does. */
  readonly cancelHours: number | null;
}

/** An order as its page shows it. Tickets of a cancelled order have no codes: they open no door. */
export function presentOrder(
  found: WholeOrder,
  { lang, signature, now, payUntil, invoices, cancelHours }: Presenting,
): Order {
  const { order, lines } = found;
  const base = `/${lang}/api/orders/${order.number}/${signature}`;
  const isValid = order.state === 'confirmed';
  return {
    number: order.number,
    state: order.state,
    payment: order.payment,
    paid: isPaid(order),
    owed: owedAmount(order),
    created_at: order.createdAt,
    first_name: order.firstName,
    last_name: order.lastName,
    email: order.email,
    tickets_quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: fromCents(order.totalCents),
    voucher: order.voucherCode ? { code: order.voucherCode, discount: fromCents(discountOf(lines)) } : null,
    vat: vatShares(lines).map(({ rate, gross, net, tax }) => ({
      rate,
      gross: fromCents(gross),
      net: fromCents(net),
      tax: fromCents(tax),
    })),
    can_cancel: canCancel(found, now, cancelHours),
    pay_url: payUntil !== undefined && Date.parse(payUntil) > now ? `${base}/payment` : '',
    pay_until: payUntil ?? (isOwed(order) && order.dueAt !== null ? new Date(order.dueAt).toISOString() : null),
    invoices: invoices.map(({ number, cancels }) => ({ number, cancels, pdf_url: `${base}/invoices/${number}.pdf` })),
    calendar_url: isValid ? `${base}/tickets.ics` : '',
    pdf_url: isValid ? `${base}/tickets.pdf` : '',
    lines: lines.map((line) => ({
      event_title: line.title,
      lang: line.titleLang,
      event: line.eventId === null || !line.hasPage ? null : { id: line.eventId, slug: line.slug },
      date_start: line.dateStart,
      time_start: line.timeStart,
      place: line.place,
      event_status: line.eventStatus,
      sold_for: line.soldFor,
      seat_group: line.seatGroup,
      price_name: line.priceName,
      price: fromCents(line.unitCents),
      vat: line.vat,
      quantity: line.quantity,
      seats: [...line.seats],
      tickets: isValid
        ? line.tickets.map(({ code, seat, usedAt }) => ({ code, seat, used: usedAt !== null, qr: qrCode(code) }))
        : [],
    })),
  };
}
