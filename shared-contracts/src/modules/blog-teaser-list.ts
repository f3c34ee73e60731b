import { line, number } from '../fields/field';
import { defineModule } from './define-module';

/** The newest articles of the magazine, `items` of them; the remote that owns them shows them. */
export default defineModule({
  model: 'blog_teaser_list',
  fields: {
    headline: line({ localised: true }),
    items: number({ min: 1, max: 8, default: null, required: true }),
  },
});
