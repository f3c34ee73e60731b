import { line, text } from '../fields/field';
import { defineModule } from './define-module';

/** A quotation and its author. */
export default defineModule({
  model: 'quote',
  fields: { content: text({ localised: true, required: true, max: 3000 }), author: line({ localised: true }) },
});
