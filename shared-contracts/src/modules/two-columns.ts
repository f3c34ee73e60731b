import { choice, picture, richText } from '../fields/field';
import { defineModule } from './define-module';

/** A picture beside a text, on the side that is named first. */
export default defineModule({
  model: 'two_columns',
  fields: {
    extra_class: choice('image-text', 'text-image'),
    text: richText({ localised: true }),
    image: picture(),
  },
});
