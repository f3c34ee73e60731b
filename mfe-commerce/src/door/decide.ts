import type { DoorList } from '@vestibule/contracts/schemas/door';
import type { AdmissionRefusal } from '../desk/refused-admission';
import type { LetIn } from './let-in';

/** Verdict at the door; `at` is an instant, ISO 8601. */
export type Verdict =
  | {
      readonly kind: 'in';
      readonly who: Who;
      readonly offline: boolean;
      readonly isMoved?: boolean;
      /** Amount that the order still owes for a holder who is let in nevertheless; empty where nothing is owed. */
      readonly owed?: string;
    }
  /** `order` has to be paid first; undefined without network, when no payment can be noted. */
  | { readonly kind: 'unpaid'; readonly owed: string; readonly order: string | undefined }
  | { readonly kind: 'used'; readonly at: string | undefined }
  | { readonly kind: 'unlisted'; readonly at: string }
  | { readonly kind: Exclude<AdmissionRefusal, 'used' | 'unpaid'> | 'noList' | 'notKept' };

/** Data of the ticket's holder. */
type Who = Pick<DoorList['tickets'][number], 'name' | 'seat_group' | 'price_name' | 'seat'>;

interface Known {
  readonly list: DoorList | undefined;
  /** Lists of other dates that this phone has. */
  readonly others: readonly DoorList[];
  readonly letIn: readonly LetIn[];
}

const ticketOf = (list: DoorList | undefined, hash: string) => list?.tickets.find((one) => one.hash === hash);

/** When a ticket was used, as far as this phone knows; undefined where it was not. */
function usedAt({ list, letIn }: Omit<Known, 'others'>, hash: string): string | undefined {
  return letIn.find((one) => one.hash === hash)?.at ?? ticketOf(list, hash)?.used_at ?? undefined;
}

/** Verdict of a door without network; `now` is an instant, ISO 8601. */
export function decide(known: Known, hash: string, now: string): Verdict {
  const at = usedAt(known, hash);
  if (at !== undefined) return { kind: 'used', at };
  if (!known.list) return { kind: 'noList' };
  const ticket = ticketOf(known.list, hash);
  if (ticket) return decideListed(known.list, ticket, now);
  if (known.others.some((other) => ticketOf(other, hash))) return { kind: 'otherEvent' };
  return { kind: 'unlisted', at: known.list.now };
}

/** The same reasons, in the same order, as the server has (backend/src/features/shop/orders/admission.ts). */
function decideListed({ status }: DoorList, ticket: DoorList['tickets'][number], now: string): Verdict {
  if (ticket.given_back) return { kind: 'givenBack' };
  if (status === 'cancelled') return { kind: 'eventCancelled' };
  // A list that an earlier version has stored has neither slots nor amounts.
  if (ticket.good_from && ticket.good_until && (now < ticket.good_from || now >= ticket.good_until))
    return { kind: 'otherSlot' };
  if (ticket.owed && !ticket.may_owe) return { kind: 'unpaid', owed: ticket.owed, order: undefined };
  return { kind: 'in', who: ticket, offline: true, isMoved: status === 'moved', owed: ticket.owed };
}

/** Numbers of holders inside and of valid tickets: admissions here that were not sent yet count. */
export function countIn({ list, letIn }: Omit<Known, 'others'>): { readonly inside: number; readonly of: number } {
  const valid = (list?.tickets ?? []).filter((ticket) => !ticket.given_back);
  const here = new Set(letIn.map(({ hash }) => hash));
  const inside = valid.filter((ticket) => ticket.used_at !== null || here.has(ticket.hash)).length;
  return { inside, of: valid.length };
}
