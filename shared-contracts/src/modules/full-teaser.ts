import { line, link, picture, richText } from '../fields/field';
import { defineModule } from './define-module';

/** A large picture with its words; first on a page it is the hero. */
export default defineModule({
  model: 'full_teaser',
  fields: {
    headline: line({ localised: true }),
    preline: line({ localised: true }),
    subline: line({ localised: true }),
    text: richText({ localised: true, max: 3000 }),
    link_text: line({ localised: true }),
    link: link({ localised: true }),
    image: picture(),
    extra_class: line({ max: 40, control: 'page_theme' }),
  },
});
