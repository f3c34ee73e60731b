import { anchor, embed, line } from '../fields/field';
import { defineModule } from './define-module';

/** A post of another service. */
export default defineModule({
  model: 'social_embed',
  fields: { embed: embed('social', { required: true }), title: line({ localised: true }), anchor: anchor() },
});
