import { PAGE_THEMES } from '../constants';
import { choice, columns, picture } from '../fields/field';
import { defineModule } from './define-module';

/**
 * Modules side by side, on a band of a page theme's colour if it has one (docs/behaviour/content.md#column-layouts).
 */
export default defineModule({
  model: 'section',
  fields: {
    layout: choice('100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'),
    extra_class: choice('', ...PAGE_THEMES),
    image: picture(),
    columns: columns('layout'),
  },
});
