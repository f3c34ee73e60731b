import { choice, flag, line, link, list, picture, text } from '../fields/field';
import { defineModule } from './define-module';

/** Pictures to leaf through. `autoplay` moves on by itself where visitors have nothing against motion. */
export default defineModule({
  model: 'image_list',
  fields: {
    title: line({ localised: true }),
    format: choice('landscape', 'portrait', 'wide'),
    autoplay: flag(),
    children: list(
      {
        image: picture({ required: true }),
        description: text({ localised: true, max: 3000 }),
        link: link({ localised: true }),
      },
      50,
    ),
  },
});
