import { key, line, number, reference } from '../fields/field';
import { LIMITS } from '../fields/limits';
import { defineRecord } from './define-record';

/** Rooms of a venue. */
export default defineRecord({
  kind: 'rooms',
  hasUniqueName: true,
  fields: {
    name: key(),
    title: line({ localised: true }),
    venue: reference('venue'),
    capacity: number({ min: 0, max: LIMITS.seats, default: null }),
  },
  rights: {
    name: 'publish:programme',
    title: 'publish:programme',
    venue: 'publish:programme',
    capacity: 'publish:programme',
  },
});
