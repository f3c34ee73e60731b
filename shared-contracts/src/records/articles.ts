import { day, flag, line, picture, reference, references, richText } from '../fields/field';
import { LIMITS } from '../fields/limits';
import { defineRecord } from './define-record';

/** Texts of the magazine. */
export default defineRecord({
  kind: 'articles',
  fields: {
    title: line({ localised: true, required: true }),
    body: richText({ localised: true }),
    is_online: flag(true),
    /** Visitors see nothing of it before this day. */
    date: day(),
    author: line({ max: LIMITS.key }),
    category: reference('category'),
    tags: references('tag'),
    /** The exhibition that it is about. */
    exhibition: reference('exhibition'),
    image: picture(),
  },
  groups: {
    texts: ['title', 'body'],
    visibility: ['is_online', 'date'],
    sorting: ['author', 'category', 'tags', 'exhibition'],
    media: ['image'],
  },
  hiddenBy: 'is_online',
});
