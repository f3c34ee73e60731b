import { flag, line, number, reference } from '../fields/field';
import { defineModule } from './define-module';

/**
 * When a venue is open, or all that have hours, from the settings: the week and the days that differ. The remote that
 * plans visits shows them.
 */
export default defineModule({
  model: 'opening_hours',
  fields: {
    headline: line({ localised: true }),
    venue: reference('venue'),
    /** Today's hours and their meaning at this moment, above the week. */
    show_today: flag(true),
    /** The weeks of the other seasons of the coming twelve months. */
    show_seasons: flag(true),
    /** Days ahead of which holidays and exceptions are listed; 0: none are. */
    days_ahead: number({ min: 0, max: 365, default: 90 }),
  },
});
