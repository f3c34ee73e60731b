import type { Endpoint } from './endpoint';

const KB = 1024;

/** Calls of the box office. */
export const BOX_OFFICE_ENDPOINTS = {
  checkIn: { method: 'POST', path: '/api/tickets/check-in/', body: 'checkIn', bodyLimit: KB, answer: 'checkedIn' },
  boxOffice: { method: 'GET', path: '/{lang}/api/box-office/', query: 'boxOfficeQuery', answer: 'boxOfficeDay' },
  boxOfficeEvent: {
    method: 'GET',
    path: '/{lang}/api/box-office/events/{id}/',
    query: 'deskQuery',
    answer: 'deskEvent',
  },
  doorList: { method: 'GET', path: '/{lang}/api/box-office/events/{id}/door/', answer: 'doorList' },
  eventBuyers: { method: 'GET', path: '/api/events/{id}/buyers/', answer: 'eventBuyers' },
  tellBuyers: { method: 'POST', path: '/api/events/{id}/buyers/', answer: 'buyersTold' },
  closing: { method: 'GET', path: '/api/box-office/closing/', query: 'boxOfficeQuery', answer: 'dayClosing' },
  sellAtDesk: {
    method: 'POST',
    path: '/{lang}/api/box-office/events/{id}/orders/',
    body: 'deskSale',
    bodyLimit: 4 * KB,
    answer: 'deskSold',
  },
  takePayment: {
    method: 'POST',
    path: '/api/box-office/orders/{number}/payment/',
    body: 'deskPayment',
    bodyLimit: KB,
    answer: 'empty',
  },
  cancelAtDesk: { method: 'POST', path: '/api/box-office/orders/{number}/cancel/', answer: 'empty' },
} as const satisfies Record<string, Endpoint>;
