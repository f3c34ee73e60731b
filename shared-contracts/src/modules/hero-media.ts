import { embed, flag, instant, line, link, picture, richText } from '../fields/field';
import { defineModule } from './define-module';

/**
 * The page's opening: a picture or a video from edge to edge, with its words below. Visitors see it inside its online
 * window only (docs/behaviour/content.md#online-windows).
 */
export default defineModule({
  model: 'hero_media',
  fields: {
    headline: line({ localised: true }),
    text: richText({ localised: true, max: 3000 }),
    button_text: line({ localised: true }),
    button_link: link({ localised: true }),
    sticky: flag(),
    image: picture(),
    video: embed('video'),
    online_from: instant({ required: true }),
    online_to: instant(),
  },
});
