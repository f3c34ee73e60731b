import { boolean, object, string, type Schema } from 'yup';
import { isEmail } from '../email';
import { ORDER_FIELDS, PAYMENTS, type OrderField, type OrderProblem, type OrderValues } from '../order-fields';
import { isPlainName } from '../plain-name';
import { problemsOf } from './problems-of';

/** The rules of an order's values, for browser and server alike; the messages are problems. */
const orderValues = object({
  ...Object.fromEntries(ORDER_FIELDS.map((field) => [field.name, ruleOf(field)])),
  payment: string().required('required').oneOf(PAYMENTS, 'invalid'),
  terms: boolean().required('required').isTrue('required'),
});

function ruleOf({ name, max, required }: OrderField): Schema {
  const limited = string().max(max, 'long');
  const text =
    name === 'email'
      ? limited.test('email', 'email', (value) => !value || isEmail(value))
      : limited.test('plain', 'invalid', (value) => !value || isPlainName(value));
  if (required === 'always') return text.required('required');
  return required === 'invoice'
    ? text.when('payment', { is: 'invoice', then: (address) => address.required('required') })
    : text;
}

/** An order's values as they are stored. */
export const trimmedOrder = (values: OrderValues): OrderValues => ({
  ...values,
  ...Object.fromEntries(ORDER_FIELDS.map(({ name }) => [name, values[name].trim()])),
});

/** The problem of each wrong value, by name. */
export const orderProblems = (values: OrderValues): Readonly<Record<string, OrderProblem>> =>
  problemsOf<OrderProblem>(orderValues, trimmedOrder(values));
