import { line } from '../fields/field';
import { defineKeylessRecord } from './define-record';

const path = { required: true, max: 500, pattern: 'path' } as const;

/** Old paths that lead to new ones. */
export default defineKeylessRecord({
  kind: 'redirects',
  identity: ['old_path'],
  fields: { old_path: line(path), new_path: line({ ...path, control: 'link' }) },
});
