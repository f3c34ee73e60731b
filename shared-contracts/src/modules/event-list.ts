import { choice, day, line, number, reference, references } from '../fields/field';
import { defineModule } from './define-module';

/**
 * Events of the programme that are not over, from a day to a day; the remote that owns them shows them. Where some are
 * named, only those.
 */
export default defineModule({
  model: 'event_list',
  fields: {
    headline: line({ localised: true }),
    option: choice('', 'next_3_days', 'weekend'),
    date_from: day(),
    date_to: day(),
    tag: reference('tag'),
    series: reference('series'),
    genre: reference('genre'),
    room: reference('room'),
    type: reference('type'),
    children: references('event'),
    limit: number({ min: 1, max: 50, default: 10 }),
  },
});
