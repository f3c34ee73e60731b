import { anchor, embed, file, line } from '../fields/field';
import { defineModule } from './define-module';

/** A document to read: a file of the library, which needs no service, or one of a service. */
export default defineModule({
  model: 'viewer',
  fields: {
    title: line({ localised: true, required: true }),
    file: file('document'),
    embed: embed('document'),
    anchor: anchor(),
  },
});
