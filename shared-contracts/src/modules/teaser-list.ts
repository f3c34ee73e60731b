import { instant, line, link, list, picture, text } from '../fields/field';
import { defineModule } from './define-module';

/**
 * Cards that lead to other pages. Visitors see only those inside their online window. Not searched: their texts are
 * about other pages, and some of them are not online yet.
 */
export default defineModule({
  model: 'teaser_list',
  isSearched: false,
  fields: {
    items: list(
      {
        headline: line({ localised: true }),
        preline: line({ localised: true }),
        subline: line({ localised: true }),
        text: text({ localised: true, max: 3000 }),
        link_text: line({ localised: true }),
        link: link({ localised: true }),
        image: picture(),
        online_from: instant(),
        online_to: instant(),
      },
      50,
    ),
  },
});
