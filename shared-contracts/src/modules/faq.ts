import { anchor, line, list, richText } from '../fields/field';
import { defineModule } from './define-module';

/** Questions that open their answers. */
export default defineModule({
  model: 'faq',
  fields: {
    items: list(
      {
        question: line({ localised: true, required: true }),
        answer: richText({ localised: true, max: 5000 }),
        anchor: anchor(),
      },
      50,
    ),
  },
});
