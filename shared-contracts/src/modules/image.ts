import { choice, link, picture, text } from '../fields/field';
import { defineModule } from './define-module';

/** A picture with its description. */
export default defineModule({
  model: 'image',
  fields: {
    image: picture({ required: true }),
    description: text({ localised: true, max: 3000 }),
    link: link({ localised: true }),
    format: choice('landscape', 'portrait', 'wide'),
  },
});
