import type { InferType } from 'yup';
import type { eventSeats } from '../schemas/seats';
import type { eventTickets } from '../schemas/events';
import type { Cart, Order } from '../entities';
import { exampleEvent } from './event';

/** Four seats, the first of which is taken. */
export const exampleSeats: InferType<typeof eventSeats> = {
  seats: ['1', '2', '3', '4'].map((seat, x) => ({
    row: 'A',
    seat,
    x,
    y: 0,
    kind: 'normal',
    seat_group: 1,
    taken: x === 0,
  })),
};

/** Tickets that the example sells at this moment. */
export const exampleTickets: InferType<typeof eventTickets> = { seat_groups: exampleEvent.seat_groups };

/** A cart of two tickets. */
export const exampleCart: Cart = {
  tickets_quantity: 2,
  total: '24.00',
  expires_at: '2026-11-20T12:15:00Z',
  server_time: '2026-11-20T12:00:00Z',
  extensions_left: 10,
  voucher: null,
  payments: ['online', 'desk', 'invoice'],
  terms: { desk_minutes: 30, desk_days: 7, invoice_days: 14, cancel_hours: null },
  checkout_url: '',
  lines: [
    {
      id: 1,
      event_title: exampleEvent.title,
      event: { id: exampleEvent.id, slug: exampleEvent.slug },
      date_start: exampleEvent.date_start,
      time_start: '18:00:00',
      seat_group: 'Freie Platzwahl',
      price_name: 'Normal',
      price: '12.00',
      quantity: 2,
      seats: [],
    },
  ],
};

/** An order that is confirmed, with one ticket. */
export const exampleOrder: Order = {
  number: '7K3M-9QXT',
  state: 'confirmed',
  payment: 'desk',
  paid: false,
  owed: '12.00',
  created_at: '2026-11-20T12:05:00Z',
  first_name: 'Jana',
  last_name: 'Nováková',
  email: 'jana@example.org',
  tickets_quantity: 1,
  total: '12.00',
  vat: [{ rate: 7, gross: '12.00', net: '11.21', tax: '0.79' }],
  can_cancel: true,
  voucher: null,
  pay_url: '',
  pay_until: null,
  invoices: [],
  calendar_url: '/de/api/orders/7K3M-9QXT/a/tickets.ics',
  pdf_url: '/de/api/orders/7K3M-9QXT/a/tickets.pdf',
  lines: [
    {
      event_title: exampleEvent.title,
      lang: 'de',
      event: { id: exampleEvent.id, slug: exampleEvent.slug },
      date_start: exampleEvent.date_start,
      time_start: '18:00:00',
      place: 'Großer Saal, Salzhof',
      event_status: 'scheduled',
      sold_for: '',
      seat_group: 'Freie Platzwahl',
      price_name: 'Normal',
      price: '12.00',
      vat: 7,
      quantity: 1,
      seats: [],
      tickets: [{ code: 'beispiel', seat: null, used: false, qr: { size: 2, path: 'M0 0h1v1h-1zM1 1h1v1h-1z' } }],
    },
  ],
};
