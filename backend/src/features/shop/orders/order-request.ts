import { isSiteError, SiteError, type AnswerOf, type OrderRequest } from '@vestibule/contracts';
import {
  PAYMENTS,
  type Payment,
  ORDER_CONTROLS,
  ORDER_REFUSALS,
  postedOrder,
  unprintableProblem,
  type OrderProblem,
  type OrderRefusal,
  type OrderValues,
} from '@vestibule/contracts/order-fields';
import { orderProblems, trimmedOrder } from '@vestibule/contracts/schemas/order-values';
import { ALL_CALLS } from '@vestibule/contracts/calls/all';
import { checkBody } from '../../../platform/server/check-input';
import type { OrderOfCart } from './place-order';

type Values = OrderOfCart['values'];

/** The values of a call. Throws `validation`, which names the first field that is wrong. */
export function valuesOfCall(body: OrderRequest): Values {
  const problems = orderProblems(body);
  const [wrong] = Object.entries(problems);
  if (wrong) throw new SiteError('validation', 400, `${wrong[0]} is not right: ${wrong[1]}`, { field: wrong[0] });
  return rightValues(body);
}

/** An order that was posted without script, or its problems by name of the field. */
export function readPost(
  posted: string,
): { readonly body: OrderRequest; readonly values: Values } | { readonly problems: Readonly<Record<string, string>> } {
  const values = postedOrder(posted);
  const problems = orderProblems(values);
  if (Object.keys(problems).length > 0) return { problems };
  const form = new URLSearchParams(posted);
  const body = checkBody(ALL_CALLS.placeOrder.body, {
    ...values,
    idempotency_key: form.get(ORDER_CONTROLS.key),
    tickets: Number(form.get(ORDER_CONTROLS.tickets)),
    total: form.get(ORDER_CONTROLS.total),
  }) as OrderRequest;
  return { body, values: rightValues(body) };
}

function rightValues(values: OrderValues): Values {
  const trimmed = trimmedOrder(values);
  const { payment } = trimmed;
  if (!isPayment(payment)) throw new TypeError('The rules of orders let an unknown payment pass');
  return { ...trimmed, payment };
}

const isRefusal = (code: string): code is OrderRefusal => ORDER_REFUSALS.some((known) => known === code);

const problemOf = ({ details }: SiteError): OrderProblem =>
  details?.['unprintable'] === undefined ? 'invalid' : unprintableProblem(details['unprintable']);

/** A refusal that the page has words for, as the response to its post; throws any other error. */
export function refusedPost(error: unknown): AnswerOf<'postOrder'> {
  if (isSiteError(error) && error.code === 'validation' && error.field)
    return { done: false, reason: 'values', problems: { [error.field]: problemOf(error) } };
  if (isSiteError(error) && isRefusal(error.code))
    return { done: false, reason: 'values', problems: { '': error.code } };
  throw error;
}

const isPayment = (value: string): value is Payment => PAYMENTS.some((known) => known === value);
