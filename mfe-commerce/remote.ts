import { defineRemote } from '@vestibule/contracts';

export default defineRemote({
  name: 'commerce',
  contracts: '^1.0.0',
  routes: [{ id: 'cart', path: { de: 'cart', en: 'cart', cs: 'cart' }, page: './pages/cart', layout: 'default', bodyClass: 'none' }],
  slots: [
    { slot: 'header-cart', expose: './slots/cart-badge' },
    { slot: 'event-booking', expose: './slots/booking' },
  ],
  exposes: {
    './pages/cart': './src/cart/cart.page.tsx',
    './slots/cart-badge': './src/cart/cart-badge.slot.tsx',
    './slots/booking': './src/booking/booking.slot.tsx',
  },
});
