import { references } from '../fields/field';
import { defineModule } from './define-module';

/** Houses as cards: those that are named, in their order, else all. */
export default defineModule({ model: 'venue_list', fields: { venues: references('venue') } });
