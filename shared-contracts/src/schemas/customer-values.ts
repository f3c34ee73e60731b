import { object, string, ValidationError } from 'yup';
import { fieldsOf, type CustomerFormName, type CustomerProblem } from '../customer-fields';
import { isEmail } from '../email';
import { trimmed } from './common';

/** The rules of a form of customers, for browser and server alike; the messages are problems. */
const rulesOf = (form: CustomerFormName) =>
  object(
    Object.fromEntries(
      fieldsOf(form).map(({ name, type, min, max, required }) => {
        // As it is stored: without blanks around it.
        const limited = (type === 'password' ? string() : trimmed()).max(max, 'long').min(min, 'short');
        const text = type === 'email' ? limited.test('email', 'email', (value) => !value || isEmail(value)) : limited;
        return [name, required ? text.required('required') : text];
      }),
    ),
  );

/** The problem of each wrong value, by name. A missing value comes before what else is wrong with it. */
export function customerProblems(
  form: CustomerFormName,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, CustomerProblem>> {
  try {
    rulesOf(form).validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, CustomerProblem> = {};
    for (const { path = '', message } of error.inner)
      if (found[path] === undefined || message === 'required') found[path] = message as CustomerProblem;
    return found;
  }
  return form === 'passwordChange' && values['old_password'] === values['new_password'] ? { new_password: 'same' } : {};
}
