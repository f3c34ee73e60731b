import { anchor, choice, file, line, list, picture } from '../fields/field';
import { defineModule } from './define-module';

/** A film of the library, with a file of captions for each language that has one. */
export default defineModule({
  model: 'self_hosted_video',
  fields: {
    file: file('video', { required: true }),
    title: line({ localised: true, required: true }),
    image: picture(),
    captions: list({ language: choice('de', 'en', 'cs'), file: file('captions', { required: true }) }, 3),
    anchor: anchor(),
  },
});
