import type { InferType } from 'yup';
import type { waitingPlace } from '../schemas/waiting';
import { exampleEvent } from './event';

/** A place on a waiting list that tickets are held for. */
export const exampleWaitingPlace: InferType<typeof waitingPlace> = {
  event_title: exampleEvent.title,
  lang: 'de',
  event: { id: exampleEvent.id, slug: exampleEvent.slug },
  date_start: exampleEvent.date_start,
  quantity: 2,
  state: 'offered',
  offered_until: '2026-11-20T23:00:00Z',
  offer: {
    seat_group: 'Freie Platzwahl',
    time_start: '',
    prices: [
      { sale_type_id: 1, name: 'Normal', price: '12.00' },
      { sale_type_id: 2, name: 'Ermäßigt', price: '6.00' },
    ],
  },
};
