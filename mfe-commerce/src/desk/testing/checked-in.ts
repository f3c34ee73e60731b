import type { AnswerOf } from '@vestibule/contracts';

/** Somebody who comes in, as a check-in answers. */
export const CHECKED_IN: AnswerOf<'checkIn'> = {
  order: '7K3M-9QXT',
  name: 'Jana Nováková',
  event_title: 'Kammermusik',
  date_start: '2026-11-21T18:00:00+01:00',
  time_start: '',
  seat_group: 'Saal',
  price_name: 'Normal',
  seat: { row: '3', seat: '12' },
  status: 'scheduled',
  used_at: '2026-11-21T16:42:00Z',
  owed: '',
};
