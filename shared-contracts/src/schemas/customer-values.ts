import { object, string } from 'yup';
import { customerFieldsOf, trimmedCustomer, type CustomerFormName, type CustomerProblem } from '../customer-fields';
import { isEmail } from '../email';
import { isPlainName } from '../plain-name';
import { problemsOf } from './problems-of';
export { plainLine } from '../plain-name';

/** The rules of a form of customers, for browser and server alike; the messages are problems. */
const rulesOf = (form: CustomerFormName) =>
  object(
    Object.fromEntries(
      customerFieldsOf(form).map(({ name, type, min, max, required }) => {
        const limited = string().max(max, 'long').min(min, 'short');
        const text =
          type === 'email'
            ? limited.test('email', 'email', (value) => !value || isEmail(value))
            : limited.test('plain', 'invalid', (value) => type === 'password' || !value || isPlainName(value));
        return [name, required ? text.required('required') : text];
      }),
    ),
  );

/** The problem of each wrong value, by name. */
export function customerProblems(
  form: CustomerFormName,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, CustomerProblem>> {
  const problems = problemsOf<CustomerProblem>(rulesOf(form), trimmedCustomer(form, values));
  const isSame = form === 'passwordChange' && values['old_password'] === values['new_password'];
  return isSame ? { new_password: 'same', ...problems } : problems;
}
