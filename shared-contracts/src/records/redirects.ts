import { line } from '../fields/field';
import { defineKeylessRecord } from './define-record';

const path = () => line({ required: true, max: 500, pattern: 'path' });

/** Old paths that lead to new ones. */
export default defineKeylessRecord({
  kind: 'redirects',
  identity: ['old_path'],
  fields: { old_path: path(), new_path: path() },
  rights: {
    old_path: 'publish',
    new_path: 'publish',
  },
});
