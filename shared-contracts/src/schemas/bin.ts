import { array, boolean, number, object, string } from 'yup';
import { MAX_SEARCH_LENGTH } from '../constants';
import { id, paged, pageNumber, pageSize, textSchema, trimmedText } from '../fields/common';
import { RECORD_KINDS } from '../records/kinds';

/** A removed record; instants of ISO 8601. `author` is empty for an account that is gone. */
const binned = object({
  id: id(),
  kind: string()
    .oneOf([...RECORD_KINDS])
    .required(),
  title: textSchema(),
  author: string().defined(),
  removed_at: string().required(),
  /** When it is deleted for good. */
  ends_at: string().required(),
});
export const binPage = paged(binned);
/**
 * Fields that name a removed record stay, so that the removal is refused; or they name none, or the record of the same
 * kind with the name or key `replacement`.
 */
export const recordRemoval = object({
  references: string()
    .oneOf(['', 'remove', 'replace'] as const)
    .default(''),
  replacement: trimmedText().max(300).default(''),
});

/** A page of the bin; `q` are words of the title. */
export const binQuery = object({
  page: pageNumber(),
  page_size: pageSize(50),
  kind: string()
    .oneOf(['', ...RECORD_KINDS])
    .default(''),
  q: trimmedText().max(MAX_SEARCH_LENGTH).default(''),
});

/**
 * Records that name one that is to be removed; at most 50 are listed. `in_modules`: a page names it in its modules;
 * `sections`: in how many modules of sections that many pages have.
 */
export const recordReferences = object({
  count: number().integer().min(0).required(),
  sections: number().integer().min(0).required(),
  results: array()
    .of(
      object({
        id: id(),
        kind: string()
          .oneOf([...RECORD_KINDS])
          .required(),
        title: textSchema(),
        in_modules: boolean().required(),
      }),
    )
    .required(),
});
