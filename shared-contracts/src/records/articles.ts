import { day, line, picture, reference, references, richText } from '../fields/field';
import { LIMITS } from '../fields/limits';
import { defineRecord } from './define-record';

/** Texts of the magazine. */
export default defineRecord({
  kind: 'articles',
  fields: {
    title: line({ localised: true, required: true }),
    body: richText({ localised: true }),
    date: day(),
    author: line({ max: LIMITS.key }),
    category: reference('category'),
    tags: references('tag'),
    image: picture(),
  },
});
