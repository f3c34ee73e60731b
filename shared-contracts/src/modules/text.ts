import { anchor, flag, richText } from '../fields/field';
import { defineModule } from './define-module';

/** A running text. */
export default defineModule({
  model: 'text',
  fields: { content: richText({ localised: true }), anchor: anchor(), decrease_distance: flag() },
});
