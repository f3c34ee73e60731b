import { choice, group, key, line, number, picture, richText } from '../fields/field';
import { defineRecord } from './define-record';
import { placeAccess } from './event-access';

/** Houses that events happen in. */
export default defineRecord({
  kind: 'venues',
  hasUniqueName: true,
  fields: {
    name: key(),
    title: line({ localised: true }),
    body: richText({ localised: true }),
    access: richText({ localised: true }),
    /** Those of its events too, unless room or event have their own. */
    access_means: placeAccess(),
    address: group({ street: line(), zip: line(), city: line(), country: line() }),
    latitude: number({ min: -90, max: 90, default: null, fraction: true }),
    longitude: number({ min: -180, max: 180, default: null, fraction: true }),
    theme: choice('museum', 'castle'),
    image: picture(),
  },
  groups: {
    texts: ['name', 'title', 'body', 'access'],
    access: ['access_means'],
    place: ['address', 'latitude', 'longitude'],
    look: ['theme', 'image'],
  },
});
