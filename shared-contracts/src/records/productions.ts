import { day, line, picture, reference, references, richText } from '../fields/field';
import { defineRecord } from './define-record';
import { recordings } from './recordings';

/** Exhibitions, plays and whatever else has a run of events or days. */
export default defineRecord({
  kind: 'productions',
  fields: {
    title: line({ localised: true, required: true }),
    body: richText({ localised: true }),
    season: reference('season'),
    exhibition_type: reference('type'),
    tags: references('tag'),
    persons: references('person'),
    date_from: day(),
    date_to: day(),
    image: picture(),
    audio: recordings(),
  },
  rights: {
    title: 'programme',
    body: 'programme',
    season: 'programme',
    exhibition_type: 'programme',
    tags: 'programme',
    persons: 'programme',
    date_from: 'programme',
    date_to: 'programme',
    image: 'programme',
    audio: 'programme',
  },
  rules: [
    {
      field: 'date_to',
      message: 'must not be before date_from',
      holds: ({ date_from: from, date_to: to }) =>
        typeof from !== 'string' || typeof to !== 'string' || to === '' || from <= to,
    },
  ],
});
