import type { RefusedPost } from '@vestibule/contracts';
import {
  CUSTOMER_CONTROLS,
  CUSTOMER_PROBLEMS,
  customerFieldsOf,
  postedCustomer,
  type CustomerFormName,
  type CustomerProblem,
} from '@vestibule/contracts/customer-fields';

/** Why a form was not taken, where it is no single value. */
export type CustomerFailure = 'gone' | 'limited' | 'unavailable';
export type CustomerProblems = Readonly<Record<string, CustomerProblem>>;
export type CustomerFormValues = Readonly<Record<string, string>>;

const isProblem = (text: string): text is CustomerProblem => CUSTOMER_PROBLEMS.some((known) => known === text);

/** Initial values of a form: the known ones, or those of a refused post, except passwords. */
export function startOf(form: CustomerFormName, refused: RefusedPost | undefined, known: CustomerFormValues = {}) {
  const empty = Object.fromEntries(customerFieldsOf(form).map(({ name }) => [name, known[name] ?? '']));
  return {
    values: (refused ? postedCustomer(form, refused.posted) : empty) as CustomerFormValues,
    problems: Object.fromEntries(
      Object.entries(refused?.problems ?? {}).filter(([, problem]) => isProblem(problem)),
    ) as CustomerProblems,
    failure: refused && failureOf(refused),
  };
}

function failureOf({ reason, problems }: RefusedPost): CustomerFailure | undefined {
  if (reason === 'values') return problems[''] === 'gone' ? 'gone' : undefined;
  return reason === 'limited' ? 'limited' : 'unavailable';
}

/** The token of the mail's link: of the address, or of the form that it was posted with. */
export const tokenOf = (url: URL): string => url.searchParams.get(CUSTOMER_CONTROLS.token) ?? '';
export const hiddenToken = (token: string, refused: RefusedPost | undefined) => ({
  [CUSTOMER_CONTROLS.token]: (refused && new URLSearchParams(refused.posted).get(CUSTOMER_CONTROLS.token)) ?? token,
});
