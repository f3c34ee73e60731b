import { line, number, reference } from '../fields/field';
import { defineModule } from './define-module';

/**
 * Productions that are on now, the one that ends first at the beginning; the remote that owns them shows them. Of one
 * type (exhibitions, say) or of all.
 */
export default defineModule({
  model: 'production_list',
  fields: {
    headline: line({ localised: true }),
    type: reference('type'),
    limit: number({ min: 1, max: 24, default: 6 }),
  },
});
