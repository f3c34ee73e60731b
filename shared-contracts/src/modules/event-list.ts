import { choice, line, number, reference } from '../fields/field';
import { defineModule } from './define-module';

/** The next events of the programme; the remote that owns them shows them. */
export default defineModule({
  model: 'event_list',
  fields: {
    headline: line({ localised: true }),
    option: choice('', 'next_3_days', 'weekend'),
    tag: reference('tag'),
    room: reference('room'),
    type: reference('type'),
    limit: number({ min: 1, max: 50, default: 10 }),
  },
});
