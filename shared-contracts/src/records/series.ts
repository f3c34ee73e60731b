import { flag, key, line, picture, richText } from '../fields/field';
import { defineRecord } from './define-record';

/** Events that belong together, e.g. "Orgelherbst". */
export default defineRecord({
  kind: 'series',
  hasUniqueName: true,
  fields: {
    name: key(),
    title: line({ localised: true }),
    body: richText({ localised: true }),
    image: picture(),
    show_in_filter: flag(true),
    is_online: flag(true),
  },
  hiddenBy: 'is_online',
});
