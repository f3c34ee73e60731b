import { choice, line } from '../fields/field';
import { defineModule } from './define-module';

/** The modules of a section that is reached by its slug, in its own columns unless a layout is named. */
export default defineModule({
  model: 'container',
  fields: {
    layout: choice('', '100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'),
    slug: line({ required: true, max: 120, pattern: 'anchor' }),
  },
});
