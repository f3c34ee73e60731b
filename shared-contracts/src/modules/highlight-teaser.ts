import { line, references } from '../fields/field';
import { defineModule } from './define-module';

/** The newest article of each category, the first large; without a category the newest of all. */
export default defineModule({
  model: 'highlight_teaser',
  fields: { headline: line({ localised: true }), categories: references('category') },
});
