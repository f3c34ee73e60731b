import { defineRemote, type RouteDeclaration } from '@vestibule/contracts';
import { CHECKOUT_ROUTE, SHOP_ROUTES, TICKETS_ROUTE } from './src/webshop/shop-routes';

const everywhere = (path: string): RouteDeclaration['path'] => ({ de: path, en: path, cs: path });

export default defineRemote({
  name: 'commerce',
  contracts: '^1.4.0',
  routes: [
    {
      id: 'cart',
      path: { de: 'cart', en: 'cart', cs: 'cart' },
      page: './pages/cart',
      layout: 'default',
      bodyClass: 'none',
      query: ['changed'],
      personal: true,
      action: { endpoint: 'postCartChange', done: 'changed' },
      hydrate: 'idle',
    },
    {
      id: CHECKOUT_ROUTE,
      path: everywhere('webshop/checkout'),
      page: './pages/checkout',
      layout: 'webshop',
      middleware: ['shop-online'],
      bodyClass: 'none',
      query: ['placed'],
      personal: true,
      action: { endpoint: 'postOrder', done: 'placed' },
      hydrate: 'idle',
    },
    {
      id: TICKETS_ROUTE,
      path: everywhere('webshop/tickets/:id'),
      page: './pages/tickets',
      layout: 'webshop',
      middleware: ['shop-online'],
      bodyClass: 'none',
      query: ['time', 'added'],
      action: { endpoint: 'postCart', done: 'added' },
      hydrate: 'input',
    },
    {
      id: 'order',
      path: everywhere('webshop/orders/:number/:signature'),
      page: './pages/order',
      layout: 'webshop',
      bodyClass: 'none',
      query: ['placed', 'cancelled', 'paid', 'payment'],
      personal: true,
      action: { endpoint: 'postCancel', done: 'cancelled' },
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
    './pages/checkout': './src/checkout/checkout.page.tsx',
    './pages/order': './src/order/order.page.tsx',
    './pages/tickets': './src/tickets/tickets.page.tsx',
    './pages/webshop': './src/webshop/webshop.page.tsx',
    './slots/cart-badge': './src/cart/cart-badge.slot.tsx',
    './slots/booking': './src/booking/booking.slot.tsx',
  },
});
