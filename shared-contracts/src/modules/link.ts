import { anchor, choice, flag, line, link } from '../fields/field';
import { defineModule } from './define-module';

/** A link of its own, as a button or a word; a sticky one also stays at the lower edge of the window. */
export default defineModule({
  model: 'link',
  fields: {
    link_text: line({ localised: true, required: true }),
    link: link({ localised: true, required: true }),
    extra_class: choice('', 'primary', 'quiet'),
    anchor: anchor(),
    sticky: flag(),
  },
});
