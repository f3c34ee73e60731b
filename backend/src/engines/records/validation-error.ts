import { SiteError } from '@vestibule/contracts';

/** What is wrong with a field of a record that is to be written; 409 where another record is in the way. */
export const wrong = (field: string, message: string, status = 400): SiteError =>
  new SiteError(status === 409 ? 'conflict' : 'validation', status, `${field}: ${message}`, { field });

/** The first of these problems. */
export const firstOf = ([first]: readonly { readonly field?: string | undefined; readonly message: string }[]) =>
  wrong(first?.field ?? '', first?.message ?? 'is invalid for this kind of record');
