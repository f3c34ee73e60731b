import { toCents } from '@vestibule/contracts';
import { SETTINGS } from '@vestibule/contracts/house/settings';
import { PAYMENTS, type DeskWay, type Payment, DESK_WAYS } from '@vestibule/contracts/order-fields';
import type { Values } from '@vestibule/contracts/fields/values';
import type { Database } from '../../../platform/db/database';
import { asObject, loadDocument } from '../../../platform/db/documents';

const FIELDS = SETTINGS.sales.of;
/** The site's rules of selling, which its settings hold (docs/behaviour/tickets.md#rules-of-sale). */
export type SalesRules = Values<typeof FIELDS>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The rules as they are stored; a rule that is not stored has the default of its definition. */
export async function loadSalesRules(db: Database): Promise<SalesRules> {
  const stored = asObject(asObject(await loadDocument(db, 'settings'))['sales']);
  return Object.fromEntries(
    Object.entries(FIELDS).map(([name, field]) => {
      const byDefault = 'default' in field ? field.default : '';
      const given = stored[name];
      return [name, typeof given === typeof byDefault ? given : byDefault];
    }),
  ) as SalesRules;
}

/** An order as the rules see it. */
export interface OrderTerms {
  readonly totalCents: number;
  /** When its first event begins, in milliseconds since 1970. */
  readonly startsAt: number;
  readonly now: number;
  readonly hasPaymentPage: boolean;
}

/**
 * How an order may be paid, the usual way first. An order that costs nothing is not paid: any way is right for it, also
 * where the site has none.
 */
export function allowedPayments(rules: SalesRules, terms: OrderTerms): readonly Payment[] {
  const allowed = PAYMENTS.filter((payment) => isAllowed(rules, payment, terms));
  return allowed.length === 0 && terms.totalCents === 0 ? ['desk'] : allowed;
}

function isAllowed(rules: SalesRules, payment: Payment, terms: OrderTerms): boolean {
  const max = rules[`max_${payment}`];
  if (!rules[`pay_${payment}`] || (max !== '' && terms.totalCents > toCents(max))) return false;
  if (payment === 'online') return terms.hasPaymentPage;
  return dueAt(rules, payment, terms) > terms.now;
}

/**
 * Until when an order has to be paid that is paid later, in milliseconds since 1970: before its first event begins,
 * unless the door lets it in unpaid.
 */
export function dueAt(
  rules: SalesRules,
  payment: 'desk' | 'invoice',
  { startsAt, now }: Pick<OrderTerms, 'startsAt' | 'now'>,
): number {
  if (payment === 'invoice') {
    const end = now + rules.invoice_days * DAY_MS;
    return rules.admit_invoice ? end : Math.min(end, startsAt);
  }
  return Math.min(now + rules.desk_days * DAY_MS, startsAt - rules.desk_minutes * MINUTE_MS);
}

/** Hours before the start until which the link of an order cancels it; null where it never does. */
export const cancelHours = ({ cancel_by_link, cancel_hours }: SalesRules): number | null =>
  cancel_by_link ? cancel_hours : null;

/** How money may come at the desk. */
export const deskWays = ({ desk_cash }: Pick<SalesRules, 'desk_cash'>): readonly DeskWay[] =>
  DESK_WAYS.filter((way) => way !== 'cash' || desk_cash);
