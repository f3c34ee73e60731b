import { reference } from '../fields/field';
import { defineModule } from './define-module';

/** One of the houses, as a card. */
export default defineModule({ model: 'venue', fields: { venue: reference('venue', { required: true }) } });
