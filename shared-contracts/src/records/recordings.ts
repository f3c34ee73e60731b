import { line, list, file } from '../fields/field';
import { LIMITS } from '../fields/limits';

/** Recordings of a record, in order. */
export const recordings = () =>
  list({ file: file('audio', { required: true }), title: line({ localised: true, required: true }) }, LIMITS.list, {
    by: 'file',
  });
