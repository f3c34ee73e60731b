import { anchor, line, number } from '../fields/field';
import { defineModule } from './define-module';

/** A heading between modules. */
export default defineModule({
  model: 'headline',
  fields: {
    content: line({ localised: true, required: true }),
    preline: line({ localised: true }),
    subline: line({ localised: true }),
    headline_level: number({ min: 2, max: 6, default: 2 }),
    anchor: anchor(),
  },
});
