import { slotView } from '../slot-view';

/** Opening hours of the settings. */
export default slotView<'opening_hours', 'venue-hours'>('venue-hours', (module) => {
  const { headline, venue, show_today: today, show_seasons: seasons, days_ahead: days } = module;
  return { headline, venue, today, seasons, days };
});
