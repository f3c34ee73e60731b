import type { Endpoint } from './endpoint';

/** What pages of customers ask for; what they change is posted (post-endpoints.ts). */
export const CUSTOMER_ENDPOINTS = {
  customer: { method: 'GET', path: '/api/customer/', answer: 'customer' },
  customerOrders: { method: 'GET', path: '/{lang}/api/customer/orders/', answer: 'customerOrders' },
} as const satisfies Record<string, Endpoint>;
