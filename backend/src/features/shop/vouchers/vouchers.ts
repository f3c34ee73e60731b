import { toCents } from '@vestibule/contracts';
import { today } from '@vestibule/contracts/dates';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { orders } from '../tables';
import { records } from '../../../engines/records/tables';
import { discountsOf, type Reduction } from './discount';
import { isHeldUntilPaid } from '../holds/live-holds';
import type { RecordOf } from '../../../engines/records/record-values';

/** Why a voucher takes nothing off: unknown, not or not any more, used, or for other tickets than these. */
export type VoucherProblem = 'unknown' | 'over' | 'used' | 'others';

/** A voucher as it is stored: its events as ids, and no field missing. */
type Given = Omit<RecordOf<'vouchers'>, 'events' | 'percent'>;
type Stored = { readonly [N in keyof Given]-?: Exclude<Given[N], undefined> } & {
  readonly events: readonly number[];
  readonly percent: number | null;
};
export interface Voucher {
  readonly id: number;
  readonly code: string;
  readonly values: Stored;
}

/** A line that a voucher is tried on. */
interface Priced {
  readonly eventId?: number | null | undefined;
  readonly unitCents: number;
  readonly quantity: number;
}

interface Asked {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** An order that has used it already. */
  readonly orderId?: number;
}

const isVoucher = eq(records.kind, 'vouchers');
const asVoucher = (row: typeof records.$inferSelect): Voucher => {
  const values = row.data as unknown as Stored;
  return { id: row.id, code: values.code, values };
};

/** The voucher of a code, in capitals or not; undefined when there is none. */
export async function findVoucher(db: Database, code: string): Promise<Voucher | undefined> {
  const isIt = sql`upper(${records.data} ->> 'code') = upper(${code.trim()})`;
  const [row] = await db.select().from(records).where(and(isVoucher, isIt)).orderBy(records.id).limit(1);
  return row && asVoucher(row);
}

/** The same by its id; with `lock`, other transactions that use it wait for this one. */
export async function voucherOf(db: Database, id: number | null, lock = false): Promise<Voucher | undefined> {
  if (id === null) return undefined;
  const query = db
    .select()
    .from(records)
    .where(and(isVoucher, eq(records.id, id)));
  const [row] = await (lock ? query.for('no key update') : query);
  return row && asVoucher(row);
}

/**
 * Discount of each line, in cents, or the reason for none (docs/behaviour/tickets.md#vouchers). Uses count from the
 * order on, while it waits to be paid too.
 */
export async function reduce(
  db: Database,
  voucher: Voucher,
  lines: readonly Priced[],
  asked: Asked,
): Promise<readonly number[] | VoucherProblem> {
  const { is_online, date_from, date_to, events } = voucher.values;
  const day = today(asked.now);
  if (!is_online || (date_from && day < date_from) || (date_to && day > date_to)) return 'over';
  const isFor = ({ eventId }: Priced) => events.length === 0 || events.some((id) => id === eventId);
  const own = lines.filter(isFor);
  if (own.length === 0) return 'others';
  if (await isUsedUp(db, voucher, asked)) return 'used';
  const off = [...discountsOf(reductionOf(voucher), own)];
  return lines.map((line) => (isFor(line) ? (off.shift() ?? 0) : 0));
}

function reductionOf({ values: { percent, amount } }: Voucher): Reduction {
  return percent === null ? { amountCents: toCents(amount) } : { percent };
}

/** Whether as many orders as may have it: those that are bought, and those that are held until they are paid. */
export async function isUsedUp(db: Database, { id, values }: Voucher, { now, orderId = 0 }: Asked): Promise<boolean> {
  const counts = or(eq(orders.state, 'confirmed'), and(eq(orders.state, 'pending'), isHeldUntilPaid(db, now)));
  return (await db.$count(orders, and(eq(orders.voucherId, id), ne(orders.id, orderId), counts))) >= values.uses;
}
