import { line, link, list, picture } from '../fields/field';
import { defineModule } from './define-module';

/** Marks of partners and supporters, each perhaps a link. */
export default defineModule({
  model: 'logo_list',
  fields: {
    title: line({ localised: true }),
    children: list({ image: picture({ required: true }), link: link() }, 50),
  },
});
