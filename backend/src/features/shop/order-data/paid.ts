import { fromCents } from '@vestibule/contracts';
import { gt, type SQL } from 'drizzle-orm';
import { orders } from '../tables';

type OrderMoney = Pick<typeof orders.$inferSelect, 'state' | 'owedCents' | 'paidAt'>;

/**
 * Whether an order has its tickets and still waits for its money. The rule itself is a column that the database
 * computes (`owedCents`), so that statements and code cannot differ.
 */
export const isOwed = ({ owedCents }: Pick<OrderMoney, 'owedCents'>): boolean => owedCents > 0;

/** The condition of `isOwed` in SQL. */
export const isUnpaid = (): SQL => gt(orders.owedCents, 0);

/** Whether the money of an order has come; an order that costs nothing counts as paid once it is confirmed. */
export const isPaid = (order: OrderMoney): boolean =>
  order.paidAt !== null || (order.state === 'confirmed' && !isOwed(order));

/** Amount still to be paid for an order in decimal euro; empty where nothing is owed. */
export const owedAmount = (order: Pick<OrderMoney, 'owedCents'>): string =>
  isOwed(order) ? fromCents(order.owedCents) : '';
