import { line, text } from '../fields/field';
import { defineModule } from './define-module';

/** What somebody has said, and who. */
export default defineModule({
  model: 'quote',
  fields: { content: text({ localised: true, required: true, max: 3000 }), author: line({ localised: true }) },
});
