import { anchor, embed, line, picture } from '../fields/field';
import { defineModule } from './define-module';

/** A video of another service, behind a picture of our own; `length` as editors write it, e.g. 3:45. */
export default defineModule({
  model: 'video',
  fields: {
    video_url: embed('video', { required: true }),
    title: line({ localised: true, required: true }),
    length: line({ max: 20 }),
    image: picture(),
    anchor: anchor(),
  },
});
