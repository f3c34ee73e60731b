import { day, flag, line, link, picture } from '../fields/field';
import { defineRecord } from './define-record';

/** Hints in the list of events; `position` is the day that a teaser is shown at the end of. */
export default defineRecord({
  kind: 'teasers',
  fields: {
    position: day({ required: true }),
    is_online: flag(true),
    preline: line({ localised: true }),
    headline: line({ localised: true, required: true }),
    subline: line({ localised: true }),
    link_text: line({ localised: true }),
    link: link({ localised: true }),
    image: picture(),
    style: line({ max: 100, pattern: 'teaser_style', control: 'teaser_style' }),
  },
  groups: {
    texts: ['preline', 'headline', 'subline'],
    visibility: ['is_online', 'position'],
    links: ['link', 'link_text'],
    look: ['image', 'style'],
  },
  hiddenBy: 'is_online',
});
