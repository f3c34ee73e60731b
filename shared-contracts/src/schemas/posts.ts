import { boolean, mixed, object, string } from 'yup';
import { MAX_POST, type RefusalReason } from '../remote/refused-post';

/** The body of a post without script to a page, as it came: `application/x-www-form-urlencoded`. */
export const post = object({ posted: string().defined().max(MAX_POST) }).noUnknown();

const isProblems = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/**
 * The result: done, or why not; `problems` by name of the field. `location` is the path of the page with the result,
 * where that is another one.
 */
export const postAnswer = object({
  done: boolean().required(),
  location: string().matches(/^\/(?![/\\])/),
  reason: string().oneOf(['values', 'token'] satisfies RefusalReason[]),
  problems: mixed<Record<string, string>>(isProblems),
});
