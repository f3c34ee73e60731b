import { anchor, html, line } from '../fields/field';
import { defineModule } from './define-module';

/** Foreign HTML (docs/behaviour/content.md#html). Not searched: it is code. `title` names its iframe. */
export default defineModule({
  model: 'html',
  isSearched: false,
  fields: {
    html_code: html({ localised: true, required: true, max: 50_000 }),
    title: line({ localised: true }),
    anchor: anchor(),
  },
});
