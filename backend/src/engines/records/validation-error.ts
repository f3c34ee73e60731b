import { SiteError } from '@vestibule/contracts';
import type { Problem } from './problems';

/** What is wrong with a field of a record that is to be written; 409 where another record is in the way. */
export const wrong = (field: string, message: string, status = 400): SiteError =>
  new SiteError(status === 409 ? 'conflict' : 'validation', status, `${field}: ${message}`, { field });

/** The first of these problems; 409 for one with a code of its own. */
export function firstOf([first]: readonly Pick<Problem, 'field' | 'message' | 'refusal'>[]): SiteError {
  const [field, message] = [first?.field ?? '', first?.message ?? 'is invalid for this kind of record'];
  if (first?.refusal === undefined) return wrong(field, message);
  const { code, details } = first.refusal;
  return new SiteError(code, 409, `${field}: ${message}`, { field, details });
}
