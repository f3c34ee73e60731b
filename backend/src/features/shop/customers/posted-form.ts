import { SiteError, type AnswerOf } from '@vestibule/contracts';
import {
  CUSTOMER_CONTROLS,
  customerFieldsOf,
  postedCustomer,
  type CustomerFormName,
  type CustomerProblem,
  type CustomerValues,
} from '@vestibule/contracts/customer-fields';
import { customerProblems } from '@vestibule/contracts/schemas/customer-values';
import { isCommonPassword } from '../../../platform/auth/common-password';
import { findUnstorable } from '../../../platform/server/unstorable';

type Answer = AnswerOf<'postRegistration'>;

/** Problems of a post; '' for those that belong to no field: `gone`, the link is not valid any more. */
export const refused = (problems: Readonly<Record<string, CustomerProblem | 'gone'>>): Answer => ({
  done: false,
  reason: 'values',
  problems,
});

export const tokenOf = (posted: string): string =>
  new URLSearchParams(posted).get(CUSTOMER_CONTROLS.token)?.slice(0, 100) ?? '';

/** Of a new password that many people have. */
const commonIn = (form: CustomerFormName, values: Readonly<Record<string, string>>): Record<string, CustomerProblem> =>
  Object.fromEntries(
    customerFieldsOf(form)
      .filter(({ name, autoComplete }) => autoComplete === 'new-password' && isCommonPassword(values[name] ?? ''))
      .map(({ name }) => [name, 'common' as const]),
  );

/** Passes on the values of a posted form when they are valid; returns their validation errors otherwise. */
export async function withValues<F extends CustomerFormName>(
  form: F,
  posted: string,
  work: (values: CustomerValues<F>) => Promise<Answer>,
): Promise<Answer> {
  const values = postedCustomer(form, posted);
  const problems = { ...commonIn(form, values), ...customerProblems(form, values) };
  if (Object.keys(problems).length > 0) return refused(problems);
  const unstorable = findUnstorable(values);
  if (unstorable) throw new SiteError('validation', 400, unstorable.message, { field: unstorable.path });
  return work(values);
}
