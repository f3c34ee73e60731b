import { choice, line, number, reference, references } from '../fields/field';
import { defineModule } from './define-module';

/**
 * Exhibitions in the order of their list; the remote that owns them shows them. All that are not over unless `view`
 * says which; of one type or venue, or of all. Where some are named, only those.
 */
export default defineModule({
  model: 'exhibition_list',
  fields: {
    headline: line({ localised: true }),
    view: choice('', 'current', 'permanent', 'announced', 'archive'),
    venue: reference('venue'),
    type: reference('type'),
    children: references('exhibition'),
    limit: number({ min: 1, max: 24, default: 6 }),
  },
});
