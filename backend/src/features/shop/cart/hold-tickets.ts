import { MAX_TICKETS_PER_LINE, RESERVATION_MINUTES, SiteError } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { cartRequests, carts, holds } from '../tables';
import { limit } from '../../../platform/limit';
import { resolveAdmissions, type ResolvedLine } from '../admissions/resolve-lines';
import { requireWheelchairPlacesInCart } from '../seats/companions';
import { takeSeats } from '../seats/take-seats';
import { offerSeats } from '../offers/offer-seats';
import { countTickets, requireRoom } from '../holds/cart-limit';
import { changedEvents } from '../holds/changed-events';
import { findTickets, requireShop, type RequestedTicket } from '../seats/find-tickets';
import type { HoldRequest } from '../holds/hold-request';
import { freeExpired, noReservation, soldOut, takeTickets } from '../holds/quotas';
import { databaseError, retryRaces } from '../holds/retry';
import { isSurelySoldOut } from './sold-out';
import { reservationEnd } from '../holds/live-holds';

export interface Held {
  /** All tickets in the cart. */
  readonly quantity: number;
  /** Those of them that this request has added; none when it was processed before. */
  readonly added: number;
  /** Events whose display has changed; none for a request that was processed before. */
  readonly changedEvents: readonly number[];
}

/**
 * Fewer than the database has connections: in a rush the others wait here, where nothing times out, and pages still get
 * theirs.
 */
const inLine = limit(6);

const GUARDS: ReadonlySet<string> = new Set(['quotas_never_oversold', 'taken_seats_once']);

/** Finds or makes the cart. The update locks its row, so that requests of one cart go one after the other. */
export async function lockCart(db: Database, token: string): Promise<number> {
  const [cart] = await db
    .insert(carts)
    .values({ token })
    .onConflictDoUpdate({ target: carts.token, set: { token } })
    .returning({ id: carts.id });
  if (cart === undefined) throw new SiteError('internal', 500, 'The cart could not be made');
  return cart.id;
}

/**
 * Notes the request. False for one that has had its response; throws `no_reservation` (-204) when its hold has expired
 * since.
 */
async function isNewRequest(db: Database, cartId: number, key: string, now: number): Promise<boolean> {
  const made = await db
    .insert(cartRequests)
    .values({ cartId, key, createdAt: new Date(now).toISOString() })
    .onConflictDoNothing()
    .returning({ id: cartRequests.id });
  if (made.length > 0) return true;
  const same = and(eq(cartRequests.cartId, cartId), eq(cartRequests.key, key));
  const [before] = await db.select({ createdAt: cartRequests.createdAt }).from(cartRequests).where(same);
  if (before !== undefined && Date.parse(before.createdAt) + RESERVATION_MINUTES * 60_000 <= now) throw noReservation();
  return false;
}

/** Places per quota, lowest id first: all carts lock in this order, so no two wait for each other. */
function perQuota(tickets: readonly RequestedTicket[]): { quotaId: number; eventId: number; quantity: number }[] {
  const sums = new Map<number, { quotaId: number; eventId: number; quantity: number }>();
  for (const { quotaId, eventId, quantity, places } of tickets)
    sums.set(quotaId, { quotaId, eventId, quantity: (sums.get(quotaId)?.quantity ?? 0) + quantity * places });
  return [...sums.values()].sort((a, b) => a.quotaId - b.quotaId);
}

async function holdInTransaction(db: Database, request: HoldRequest, lines: readonly ResolvedLine[]): Promise<Held> {
  const { now } = request;
  await requireShop(db);
  const cartId = await lockCart(db, request.cartToken);
  if (request.idempotencyKey !== undefined && !(await isNewRequest(db, cartId, request.idempotencyKey, now)))
    return { quantity: await countTickets(db, cartId, now), added: 0, changedEvents: [] };

  const tickets: RequestedTicket[] = [];
  for (const { field, ...line } of lines) tickets.push(...(await findTickets(db, line, now, field)));
  const added = tickets.reduce((sum, ticket) => sum + ticket.quantity, 0);
  const before = await requireRoom(db, { cartId, added, now });

  // Visitors on the waiting list come first when tickets become free.
  const taken = await offerSeats(
    db,
    tickets.map(({ eventId }) => eventId),
    now,
  );
  for (const { quotaId, eventId, quantity } of perQuota(tickets)) {
    const freed = await freeExpired(db, quotaId, now);
    const change = await takeTickets(db, quotaId, quantity);
    taken.push({ ...change, before: change.before + freed, eventId });
  }
  await insertHolds(db, { ...request, cartId }, tickets);
  const companion = tickets.find(({ kind }) => kind === 'companion');
  if (companion) await requireWheelchairPlacesInCart(db, { cartId, now, field: companion.field });
  return { quantity: before + added, added, changedEvents: await changedEvents(db, taken, now) };
}

interface Holding extends Pick<HoldRequest, 'now'> {
  readonly cartId: number;
}

/** The holds of counted tickets, each with its seats where they are numbered. */
async function insertHolds(db: Database, { cartId, now }: Holding, tickets: readonly RequestedTicket[]): Promise<void> {
  const expiresAt = reservationEnd(now);
  const held: (RequestedTicket & { readonly owner: { readonly holdId: number } })[] = [];
  for (const ticket of tickets) {
    const { eventId: _event, kind: _kind, chosen: _chosen, field: _field, ...hold } = ticket;
    const [row] = await db
      .insert(holds)
      .values({ ...hold, cartId, expiresAt })
      .returning({ id: holds.id });
    if (!row) throw new Error('A hold was not written');
    held.push({ ...ticket, owner: { holdId: row.id } });
  }
  for (const { quotaId } of perQuota(tickets))
    await takeSeats(
      db,
      quotaId,
      held.filter((one) => one.quotaId === quotaId),
    );
}

/**
 * Holds all lines for 15 minutes, or none. Tickets held before keep their own deadline. Throws `sold_out` (409, -214),
 * `no_reservation` (409, -204), `conflict`, `not_found`, `shop_offline`, or `validation`, `seat_kind` and `companion`
 * with the field.
 */
export async function holdTickets(db: Database, request: HoldRequest): Promise<Held> {
  for (const line of request.lines)
    if (line.quantities.some((quantity) => quantity < 1 || quantity > MAX_TICKETS_PER_LINE))
      throw new SiteError('validation', 400, `Choose 1 to ${MAX_TICKETS_PER_LINE} tickets of a kind`, {
        field: 'quantities',
      });
  try {
    return await inLine(async () => {
      const lines = await resolveAdmissions(db, request.lines, {
        now: request.now,
        fieldOf: (index) => (field) => (request.listed ? `lines[${index}].${field}` : field),
      });
      if (await isSurelySoldOut(db, request, lines)) throw soldOut();
      return retryRaces(() => db.transaction((tx) => holdInTransaction(tx, request, lines)));
    });
  } catch (error) {
    // The constraints are the last guard: they say the same as the conditions above.
    if (GUARDS.has(databaseError(error)?.constraint ?? '')) throw soldOut(error);
    throw error;
  }
}
