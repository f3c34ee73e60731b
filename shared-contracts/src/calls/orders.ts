import { exampleOrder } from '../examples/shop';
import { order, orderPlaced, orderRequest } from '../schemas/orders';
import { post, postAnswer } from '../schemas/posts';
import { CALENDAR_FILE, defineCall, fileResponse, KB } from './define-call';

/** Calls of orders. */
export const ordersCalls = {
  placeOrder: defineCall({
    method: 'POST',
    path: '/{lang}/api/orders/',
    body: orderRequest,
    bodyLimit: 16 * KB,
    response: orderPlaced,
    right: 'anyone',
    summary: 'Makes an order of the cart; a repeated request gets the same order',
  }),
  postOrder: defineCall({
    method: 'POST',
    path: '/{lang}/api/orders/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    summary: 'The same as the gateway gets it from a browser without script',
  }),
  order: defineCall({
    method: 'GET',
    path: '/{lang}/api/orders/{number}/{signature}/',
    response: order,
    right: 'anyone',
    summary: 'An order by its number and the signature of its link',
    example: exampleOrder,
  }),
  ticketsPdf: defineCall({
    method: 'GET',
    path: '/{lang}/api/orders/{number}/{signature}/tickets.pdf',
    response: fileResponse('application/pdf'),
    right: 'anyone',
    summary: 'Tickets of a confirmed order on paper',
  }),
  ticketsCalendar: defineCall({
    method: 'GET',
    path: '/{lang}/api/orders/{number}/{signature}/tickets.ics',
    response: CALENDAR_FILE,
    right: 'anyone',
    summary: 'Dates of an order for a calendar; of a cancelled order their cancellation',
  }),
  invoicePdf: defineCall({
    method: 'GET',
    path: '/{lang}/api/orders/{number}/{signature}/invoices/{file}',
    response: fileResponse('application/pdf'),
    right: 'anyone',
    summary: 'An invoice of an order, or its cancellation, on paper',
  }),
  cancelOrder: defineCall({
    method: 'POST',
    path: '/{lang}/api/orders/{number}/{signature}/cancel/',
    response: order,
    right: 'anyone',
    summary: 'Gives all tickets of an order back',
  }),
  postCancel: defineCall({
    method: 'POST',
    path: '/{lang}/api/orders/{number}/{signature}/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    summary: 'The same as the gateway gets it from a browser without script',
  }),
};
