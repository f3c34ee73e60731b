import { flag, number, reference } from '../fields/field';
import { defineModule } from './define-module';

/**
 * A strip with today's hours of a venue (without one: of the first of the settings), the next events with their time,
 * and the way to tickets. The remote that plans visits shows it.
 */
export default defineModule({
  model: 'today',
  fields: {
    venue: reference('venue'),
    events: number({ min: 0, max: 12, default: 3 }),
    show_tickets: flag(true),
  },
});
