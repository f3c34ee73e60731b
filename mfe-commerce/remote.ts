import { defineRemote } from '@vestibule/contracts';
import { SHOP_ROUTES } from './src/webshop/shop-routes';

export default defineRemote({
  name: 'commerce',
  contracts: '^1.0.0',
  routes: [
    {
      id: 'cart',
      path: { de: 'cart', en: 'cart', cs: 'cart' },
      page: './pages/cart',
      layout: 'default',
      bodyClass: 'none',
      query: [],
      hydrate: 'idle',
    },
    ...SHOP_ROUTES,
  ],
  slots: [
    { slot: 'header-cart', expose: './slots/cart-badge', hydrate: 'input' },
    { slot: 'event-booking', expose: './slots/booking', hydrate: 'idle' },
  ],
  exposes: {
    './pages/cart': './src/cart/cart.page.tsx',
    './pages/webshop': './src/webshop/webshop.page.tsx',
    './slots/cart-badge': './src/cart/cart-badge.slot.tsx',
    './slots/booking': './src/booking/booking.slot.tsx',
  },
});
