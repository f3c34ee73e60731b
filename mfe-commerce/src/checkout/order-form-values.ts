import type { RefusalReason, RefusedPost } from '@vestibule/contracts';
import {
  ORDER_CONTROLS,
  ORDER_FIELDS,
  ORDER_REFUSALS,
  postedOrder,
  unprintableIn,
  type OrderProblem,
  type OrderRefusal,
  type OrderValues,
} from '@vestibule/contracts/order-fields';
import type { TFunction } from 'i18next';
import type { CheckoutData } from './checkout.loader';

/** Why no order was made, where it is no single value. */
export type OrderFailure = OrderRefusal | Exclude<RefusalReason, 'values' | 'token'>;
export type OrderProblems = Readonly<Record<string, OrderProblem>>;

const EMPTY: Omit<OrderValues, 'payment'> = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  company: '',
  street: '',
  postcode: '',
  city: '',
  terms: false,
};
type PlainProblem = Exclude<OrderProblem, `unprintable:${string}`>;
const PROBLEMS: readonly string[] = ['required', 'email', 'long', 'invalid'] satisfies PlainProblem[];
const isProblem = (name: string): name is OrderProblem => PROBLEMS.includes(name) || unprintableIn(name) !== undefined;

/** Text of a problem. */
export function problemText(t: TFunction<'commerce'>, problem: string): string {
  const characters = unprintableIn(problem);
  return characters === undefined
    ? t(`checkout.problem.${problem}`)
    : t('checkout.problem.unprintable', { characters });
}

/** Initial values of the form: the customer's data, or the refused post. */
export function startOf(
  refused: RefusedPost | undefined,
  {
    key,
    customer,
    cart,
  }: Pick<CheckoutData, 'key' | 'customer'> & { readonly cart: Pick<CheckoutData['cart'], 'payments'> },
) {
  const [usual = ''] = cart.payments;
  const refusal = ORDER_REFUSALS.find((known) => known === refused?.problems['']);
  const reason = refused?.reason;
  const failure: OrderFailure | undefined = refusal ?? (reason === 'values' || reason === 'token' ? undefined : reason);
  const problems: OrderProblems = Object.fromEntries(
    Object.entries(refused?.problems ?? {}).flatMap(([name, problem]) =>
      name === '' ? [] : [[name, isProblem(problem) ? problem : 'invalid']],
    ),
  );
  return {
    values: refused ? postedOrder(refused.posted) : { ...EMPTY, ...customer, payment: usual },
    problems,
    failure,
    // A request without a response may have made its order: the same key finds it.
    key: (refused && new URLSearchParams(refused.posted).get(ORDER_CONTROLS.key)) ?? key,
  };
}

/** Ids of the controls, which the summary of errors leads to. */
export const controlId = (name: string) => `order-${name}`;
/** In the order of the form. */
export const CONTROL_NAMES: readonly string[] = [...ORDER_FIELDS.map(({ name }) => name), 'payment', 'terms'];
