import { flag, key, line, picture, richText } from '../fields/field';
import { defineRecord } from './define-record';

/** People of the team, and guests: those without a department. */
export default defineRecord({
  kind: 'persons',
  fields: {
    name: key(),
    is_online: flag(true),
    /** An ensemble, a choir, a company: several people with one name. */
    is_group: flag(),
    function: line({ localised: true }),
    /** Heading in the list of the team. */
    department: line({ localised: true }),
    body: richText({ localised: true }),
    image: picture(),
  },
  hiddenBy: 'is_online',
});
