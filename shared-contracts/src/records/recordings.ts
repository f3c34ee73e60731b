import { line, list, sound } from '../fields/field';
import { LIMITS } from '../fields/limits';

/** What can be heard of a record, in order. */
export const recordings = () =>
  list({ file: sound({ required: true }), title: line({ localised: true, required: true }) }, LIMITS.list, {
    by: 'file',
  });
