import { flag, key, line, number, reference } from '../fields/field';
import { LIMITS } from '../fields/limits';
import { defineRecord } from './define-record';
import { placeAccess } from './event-access';

/** Rooms of a venue. */
export default defineRecord({
  kind: 'rooms',
  hasUniqueName: true,
  fields: {
    name: key(),
    title: line({ localised: true }),
    venue: reference('venue'),
    capacity: number({ min: 0, max: LIMITS.seats, default: null }),
    access_means: placeAccess(),
    /** Its means of access replace those of its venue. */
    own_access: flag(),
  },
});
