import { anchor, file, line } from '../fields/field';
import { defineModule } from './define-module';

/** A recording of the library. */
export default defineModule({
  model: 'self_hosted_audio',
  fields: { file: file('audio', { required: true }), title: line({ localised: true }), anchor: anchor() },
});
