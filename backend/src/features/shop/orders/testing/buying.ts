import type { OrderOfCart } from '../place-order';
import type { Shop } from '../../cart/testing/shop';

const VALUES = {
  first_name: 'Jiří',
  last_name: 'Dvořák',
  email: 'jiri@example.org',
  phone: '',
  company: '',
  street: '',
  postcode: '',
  city: '',
  payment: 'desk',
  terms: true,
} as const;

/** A buyer's values as a script sends them, of tickets at 12 euro each. */
export const orderBody = (key: string, tickets: number, more: object = {}) => ({
  ...VALUES,
  idempotency_key: key,
  tickets,
  total: `${tickets * 12}.00`,
  ...more,
});

/** The same for the function that makes orders. */
export const orderOf = (cartToken: string, tickets: number, now: number): OrderOfCart => ({
  cartToken,
  key: 'a key',
  lang: 'de',
  values: VALUES,
  shown: { tickets, total: `${tickets * 12}.00` },
  now,
  linkOf: (number) => `https://www.example.org/${number}`,
});

/** Tickets at the full price of 12 euro. */
export const lineOf = ({ idJet }: Pick<Shop, 'idJet'>, quantity: number) => ({
  event_jet_id: idJet,
  quantities: [quantity],
  sale_type_ids: [1],
  seat_group: undefined,
  block_id: undefined,
});
