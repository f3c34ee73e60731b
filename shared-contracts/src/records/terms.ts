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
  rights: {
    kind: 'publish:programme',
    name: 'publish:programme',
    title: 'publish:programme',
    show_in_filter: 'publish:programme',
  },
});
