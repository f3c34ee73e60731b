import { flag, line, list } from '../fields/field';
import { defineModule } from './define-module';

/**
 * Ways to the parts of a page: those that are named, else its headlines that have an anchor
 * (docs/behaviour/content.md#anchor-list).
 */
export default defineModule({
  model: 'anchor_list',
  fields: {
    sticky: flag(),
    children: list(
      {
        title: line({ localised: true, required: true }),
        anchor: line({ max: 80, pattern: 'anchor', required: true }),
      },
      30,
    ),
  },
});
