import type { HeldAdmissionPrice } from '../../../../engines/records/tables';
import { admissionParts, admissions, venues } from '../../../../engines/records/tables';
import type { Database } from '../../../../platform/db/database';
import { documents } from '../../../../platform/db/tables';
import { OPEN_SALES } from '../../cart/testing/shop';

/** Ids of the admissions of a museum and its castle. */
export interface Museum {
  /** Slots of an hour from 10:00 to 14:00, except on Mondays. */
  readonly slots: number;
  /** The whole day in the castle. */
  readonly castle: number;
  /** One ticket for both. */
  readonly both: number;
}

interface MuseumOptions {
  /** Persons in each slot of the museum. */
  readonly slotCapacity?: number;
  /** Persons in the castle on each day. */
  readonly castleCapacity?: number;
}

const PRICES: readonly HeldAdmissionPrice[] = [
  { price_kind: 'full', price: '9.00', vat: 7, sale_type: 1 },
  { price_kind: 'child', price: '4.00', vat: 7, sale_type: 2 },
  { price_kind: 'companion', price: '0.00', sale_type: 3 },
  { price_kind: 'family', price: '20.00', vat: 7, persons: 4, sale_type: 4 },
];

/** The day after the tests' present, a Tuesday, and the one after it. */
export const TUESDAY = '2026-11-24';
export const WEDNESDAY = '2026-11-25';

/** Puts a museum and a castle that sell admission into an empty database. */
export async function openMuseum(
  db: Database,
  { slotCapacity = 10, castleCapacity = 10 }: MuseumOptions = {},
): Promise<Museum> {
  const open = { weekdays: [2, 3, 4, 5, 6, 7], time_from: '10:00', time_to: '14:00' };
  await db.insert(documents).values({
    name: 'settings',
    value: {
      is_shop_online: true,
      sales: OPEN_SALES,
      opening_hours: [
        { ...open, venue: 'Museum' },
        { ...open, venue: 'Schloss' },
      ],
      opening_hours_exceptions: [{ venue: 'Museum', date: '2026-11-26', closed: true }],
    },
  });
  const places = await db
    .insert(venues)
    .values(['Museum', 'Schloss'].map((name) => ({ key: name.toLowerCase(), name, title: { de: name } })))
    .returning({ id: venues.id });
  const [museum, castle] = places.map(({ id }) => id);
  const made = await db
    .insert(admissions)
    .values([
      {
        key: 'slots',
        title: { de: 'Eintritt ins Museum', en: 'Museum admission' },
        venueId: museum ?? 0,
        slotMinutes: 60,
        capacity: slotCapacity,
        prices: PRICES,
      },
      {
        key: 'castle',
        title: { de: 'Eintritt ins Schloss' },
        venueId: castle ?? 0,
        capacity: castleCapacity,
        prices: PRICES,
      },
      {
        key: 'both',
        title: { de: 'Kombikarte' },
        prices: [{ price_kind: 'full', price: '14.00', vat: 7, sale_type: 1 }],
      },
    ])
    .returning({ id: admissions.id });
  const [slots = 0, day = 0, both = 0] = made.map(({ id }) => id);
  await db.insert(admissionParts).values([
    { admissionId: both, partId: slots, position: 0 },
    { admissionId: both, partId: day, position: 1 },
  ]);
  return { slots, castle: day, both };
}

/** A line of a cart for an admission's day; of the slot, where a time is given. */
export const admissionLine = (id: number, day: string, quantity: number, more: object = {}) => ({
  event_jet_id: `admission-${id}-${day}`,
  quantities: [quantity],
  sale_type_ids: [1],
  seat_group: undefined,
  block_id: undefined,
  ...more,
});
