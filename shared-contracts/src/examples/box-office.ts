import type { InferType } from 'yup';
import type { boxOfficeDay, dayClosing, DeskDate, deskEvent, DeskOrder, eventBuyers } from '../schemas/box-office';
import type { doorList, DoorTicket } from '../schemas/door';
import { exampleEvent } from './event';

const date: DeskDate = {
  id: 7,
  title: 'Kammermusik',
  date_start: '2026-11-21T18:00:00+01:00',
  status: 'scheduled',
  capacity: 80,
  sold: 61,
  held: 2,
  left: 17,
  checked_in: 12,
};

const order: DeskOrder = {
  number: '7K3M-9QXT',
  name: 'Jana Nováková',
  email: 'jana@example.org',
  state: 'confirmed',
  payment: 'desk',
  paid: false,
  paid_by: null,
  paid_at: null,
  total: '24.00',
  can_pay: true,
  can_cancel: true,
  pdf_url: '/de/api/orders/7K3M-9QXT/a/tickets.pdf',
  lines: [
    {
      seat_group: 'Freie Platzwahl',
      price_name: 'Normal',
      time_start: '',
      price: '12.00',
      quantity: 2,
      tickets: [
        { code: 'beispiel', seat: null, used_at: '2026-11-21T16:42:00Z' },
        { code: 'muster', seat: null, used_at: null },
      ],
    },
  ],
};

/** SHA-256 of the codes, as a door has them. */
const HASHES = {
  beispiel: '64c2963a90dc59d44120df2225352276d6ba90db99bbbfe0403cc98709013da6',
  muster: '74cd18c016d902f940554dfd07545f219064b27fe6e890e9447f0c9e377903a8',
  fort: '150e9de319eb46ab4dbc48d7346579bbff6a6159dc9722cc839f4373b54b3f50',
} as const;
const doorTicket = (code: keyof typeof HASHES, more: Partial<DoorTicket>): DoorTicket => ({
  hash: HASHES[code],
  name: order.name,
  seat_group: 'Freie Platzwahl',
  price_name: 'Normal',
  time_start: '',
  seat: null,
  used_at: null,
  given_back: false,
  owed: '',
  may_owe: false,
  ...more,
});

interface BoxOffice {
  readonly boxOffice: InferType<typeof boxOfficeDay>;
  readonly boxOfficeEvent: InferType<typeof deskEvent>;
  readonly closing: InferType<typeof dayClosing>;
  readonly doorList: InferType<typeof doorList>;
  readonly eventBuyers: InferType<typeof eventBuyers>;
}

/** A day of the box office, and one of its dates. */
export const exampleBoxOffice: BoxOffice = {
  eventBuyers: { orders: 3, tickets: 5, is_changed: true, is_told: false },
  boxOffice: { day: '2026-11-21', dates: [date] },
  doorList: {
    event: date.id,
    title: date.title,
    date_start: date.date_start,
    ends_at: '2026-11-21T19:30:00Z',
    status: 'scheduled',
    ways: ['cash', 'card', 'transfer'],
    now: '2026-11-21T16:50:00Z',
    tickets: [
      doorTicket('beispiel', { used_at: '2026-11-21T16:42:00Z' }),
      doorTicket('muster', { seat: { row: '3', seat: '12' } }),
      doorTicket('fort', { given_back: true }),
    ],
  },
  closing: {
    day: '2026-11-21',
    sold: { orders: 3, tickets: 5, amount: '60.00' },
    cancelled: { orders: 1, tickets: 1, amount: '12.00' },
    unpaid: { orders: 0, tickets: 0, amount: '0.00' },
    amount: '48.00',
    vat: [{ rate: 7, gross: '48.00', net: '44.85', tax: '3.15' }],
    money: [
      { way: 'cash', received: '36.00', refunded: '12.00' },
      { way: 'card', received: '24.00', refunded: '0.00' },
    ],
  },
  boxOfficeEvent: {
    date,
    can_sell: true,
    ways: ['cash', 'card', 'transfer'],
    seat_groups: exampleEvent.seat_groups,
    sales: [
      { day: '2026-11-19', tickets: 5 },
      { day: '2026-11-20', tickets: 0 },
      { day: '2026-11-21', tickets: 10 },
    ],
    waiting: [
      {
        email: 'ada@example.org',
        quantity: 2,
        state: 'offered',
        since: '2026-11-18T08:30:00Z',
        offered_until: '2026-11-20T23:00:00Z',
      },
      {
        email: 'karel@example.org',
        quantity: 1,
        state: 'waiting',
        since: '2026-11-19T17:05:00Z',
        offered_until: null,
      },
    ],
    orders: { count: 1, next: null, previous: null, results: [order] },
  },
};
