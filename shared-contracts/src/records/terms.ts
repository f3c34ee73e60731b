import { flag, key, line, requiredChoice } from '../fields/field';
import { defineKeylessRecord } from './define-record';

/** Types, tags, genres, categories and seasons. Their slug, which addresses carry, is derived from the name once. */
export default defineKeylessRecord({
  kind: 'terms',
  identity: ['kind', 'name'],
  fields: {
    kind: requiredChoice('type', 'tag', 'genre', 'category', 'season'),
    name: key(),
    title: line({ localised: true }),
    show_in_filter: flag(true),
  },
});
