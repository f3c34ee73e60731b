import { MIN_PASSWORD_LENGTH } from './constants';
import { ORDER_FIELDS, type OrderFieldName } from './order-fields';

interface CustomerField<N extends string = string> {
  readonly name: N;
  readonly type: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly min: number;
  readonly max: number;
  readonly required: boolean;
}

const MAX_PASSWORD = 200;

/** A value that orders have too: as long, and filled in alike. */
function ofOrder<N extends Exclude<OrderFieldName, 'phone'>>(name: N, required = false): CustomerField<N> {
  const field = ORDER_FIELDS.find((one) => one.name === name);
  if (!field) throw new TypeError(`Orders have no ${name}`);
  const { max, autoComplete } = field;
  return { name, type: name === 'email' ? 'email' : 'text', autoComplete, min: 0, max, required };
}
/** A new password has a minimum length; a password that is only compared has no rule of length. */
const secret = <N extends string>(name: N, isNew = false): CustomerField<N> => ({
  name,
  type: 'password',
  autoComplete: isNew ? 'new-password' : 'current-password',
  min: isNew ? MIN_PASSWORD_LENGTH : 0,
  max: MAX_PASSWORD,
  required: true,
});
const names = [ofOrder('first_name', true), ofOrder('last_name', true)] as const;

/** The forms of customers' accounts (docs/behaviour/tickets.md#accounts), each with its fields in their order. */
const CUSTOMER_FORMS = {
  registration: [...names, ofOrder('email', true), secret('password', true)],
  /** The link proves that its holder has registered as well. */
  confirmation: [secret('password')],
  newPassword: [secret('new_password', true)],
  profile: [...names, ofOrder('street'), ofOrder('postcode'), ofOrder('city')],
  passwordChange: [secret('old_password'), secret('new_password', true)],
  deletion: [secret('password')],
} as const satisfies Record<string, readonly CustomerField[]>;

export type CustomerFormName = keyof typeof CUSTOMER_FORMS;
export type CustomerValues<F extends CustomerFormName = CustomerFormName> = Readonly<
  Record<(typeof CUSTOMER_FORMS)[F][number]['name'], string>
>;
/** The same for a form whose type is not known. */
export const customerFieldsOf = (form: CustomerFormName): readonly CustomerField[] => CUSTOMER_FORMS[form];

/**
 * Problems of a value; `wrong`, `same` and `common` (many people have it) are problems of passwords. Each has a text of
 * its own.
 */
export const CUSTOMER_PROBLEMS = ['required', 'email', 'long', 'short', 'wrong', 'same', 'common', 'invalid'] as const;
export type CustomerProblem = (typeof CUSTOMER_PROBLEMS)[number];

/**
 * Hidden controls: the token of a mailed link, and where the login leads to. `logout` is that of the button that ends
 * the session.
 */
export const CUSTOMER_CONTROLS = { token: 'token', next: 'next', logout: 'logout' } as const;

/** A form's values as they are stored: without blanks around them, except in passwords; a missing value is empty. */
export function trimmedCustomer<F extends CustomerFormName>(
  form: F,
  given: Readonly<Record<string, string>>,
): CustomerValues<F> {
  const values = customerFieldsOf(form).map(({ name, type }) => {
    const value = given[name] ?? '';
    return [name, type === 'password' ? value : value.trim()];
  });
  return Object.fromEntries(values) as CustomerValues<F>;
}

/** Values of a form that was posted. */
export const postedCustomer = <F extends CustomerFormName>(form: F, posted: string): CustomerValues<F> =>
  trimmedCustomer(form, Object.fromEntries(new URLSearchParams(posted)));
