import { day, flag, line, picture, reference, references, richText } from '../fields/field';
import { defineRecord } from './define-record';
import { recordings } from './recordings';

/** Exhibitions, plays and whatever else has a run of events or days. */
export default defineRecord({
  kind: 'productions',
  fields: {
    title: line({ localised: true, required: true }),
    body: richText({ localised: true }),
    is_online: flag(true),
    season: reference('season'),
    exhibition_type: reference('type'),
    tags: references('tag'),
    persons: references('person'),
    date_from: day(),
    date_to: day(),
    image: picture(),
    audio: recordings(),
  },
  groups: {
    texts: ['title', 'body'],
    visibility: ['is_online'],
    dates: ['date_from', 'date_to'],
    sorting: ['season', 'exhibition_type', 'tags', 'persons'],
    media: ['image', 'audio'],
  },
  hiddenBy: 'is_online',
  rules: [
    {
      field: 'date_to',
      message: 'must not be before date_from',
      holds: ({ date_from: from, date_to: to }) =>
        typeof from !== 'string' || typeof to !== 'string' || to === '' || from <= to,
    },
  ],
});
