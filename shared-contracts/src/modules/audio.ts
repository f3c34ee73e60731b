import { anchor, embed, line } from '../fields/field';
import { defineModule } from './define-module';

/** A recording or podcast of another service. */
export default defineModule({
  model: 'audio',
  fields: { embed: embed('audio', { required: true }), title: line({ localised: true }), anchor: anchor() },
});
