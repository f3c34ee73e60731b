/** Means of payment of an order; `online` is the payment page of another company, where the site has one. */
export const PAYMENTS = ['online', 'desk', 'invoice'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** How the event of a line stands; `withdrawn` is offline, or deleted. */
export const LINE_EVENT_STATUS = ['scheduled', 'moved', 'cancelled', 'withdrawn'] as const;

/** Means of a payment that was not made online: at the desk, or by transfer. */
export const DESK_WAYS = ['cash', 'card', 'transfer'] as const;
export type DeskWay = (typeof DESK_WAYS)[number];

/** Characters of a voucher's code. */
export const MAX_VOUCHER_CODE = 40;

/** Fields of the buyer, in the order of the form. An invoice needs an address. */
export const ORDER_FIELDS = [
  { name: 'first_name', max: 80, required: 'always', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', max: 80, required: 'always', type: 'text', autoComplete: 'family-name' },
  { name: 'email', max: 254, required: 'always', type: 'email', autoComplete: 'email' },
  { name: 'phone', max: 40, required: 'never', type: 'tel', autoComplete: 'tel' },
  { name: 'company', max: 120, required: 'never', type: 'text', autoComplete: 'organization' },
  { name: 'street', max: 120, required: 'invoice', type: 'text', autoComplete: 'address-line1' },
  { name: 'postcode', max: 20, required: 'invoice', type: 'text', autoComplete: 'postal-code' },
  { name: 'city', max: 80, required: 'invoice', type: 'text', autoComplete: 'address-level2' },
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type OrderFieldName = OrderField['name'];

/** Values of an order's form; `terms`: they were accepted. */
export type OrderValues = Readonly<Record<OrderFieldName, string>> & {
  readonly payment: string;
  readonly terms: boolean;
};

/** What is wrong with a value; each has a text of its own. `unprintable` names the characters. */
export type OrderProblem = 'required' | 'email' | 'long' | 'invalid' | `unprintable:${string}`;

const UNPRINTABLE = 'unprintable:';
/** The problem of a value that has characters which no ticket can show. */
export const unprintableProblem = (characters: string): OrderProblem => `${UNPRINTABLE}${characters}`;
/** The characters that such a problem names; undefined of any other. */
export const unprintableIn = (problem: string): string | undefined =>
  problem.startsWith(UNPRINTABLE) ? problem.slice(UNPRINTABLE.length) : undefined;

/** Why no order was made of values that were right. */
export const ORDER_REFUSALS = [
  'no_reservation',
  'conflict',
  'shop_offline',
  'seat_kind',
  'companion',
  'unpaid_limit',
] as const;
export type OrderRefusal = (typeof ORDER_REFUSALS)[number];

/**
 * Hidden controls of the form: the key that makes a repeated request the same, and the tickets and the total that the
 * visitor was shown.
 */
export const ORDER_CONTROLS = { key: 'key', tickets: 'tickets', total: 'total' } as const;

/** Values of a form that was posted without script. */
export function postedOrder(posted: string): OrderValues {
  const form = new URLSearchParams(posted);
  const text = (name: string) => form.get(name) ?? '';
  const contact = Object.fromEntries(ORDER_FIELDS.map(({ name }) => [name, text(name)])) as Record<
    OrderFieldName,
    string
  >;
  return { ...contact, payment: text('payment'), terms: text('terms') === 'true' };
}
