import { exampleAdmissions } from '../examples/admissions';
import { exampleCart, exampleSeats, exampleTickets } from '../examples/shop';
import { admissionsAnswer, admissionsQuery } from '../schemas/admissions';
import { cart, cartAnswer, cartChange, cartLine, cartLines } from '../schemas/cart';
import { eventTickets } from '../schemas/events';
import { post, postAnswer } from '../schemas/posts';
import { eventSeats } from '../schemas/seats';
import { KB, defineCall } from './define-call';

/** Calls of the tickets that a date or an admission sells, and of the cart. */
export const cartCalls = {
  admissions: defineCall({
    method: 'GET',
    path: '/{lang}/api/admissions/',
    bare: true,
    query: admissionsQuery,
    response: admissionsAnswer,
    right: 'anyone',
    summary: 'Admissions that are sold on the days of a range, with the times of each and how many places are left',
    example: exampleAdmissions,
  }),
  eventTickets: defineCall({
    method: 'GET',
    path: '/{lang}/api/events/{id}/tickets/',
    bare: true,
    response: eventTickets,
    right: 'anyone',
    // Each request is passed on to another system: the limit keeps clients from causing too many.
    limit: {
      max: 120,
      seconds: 60,
      per: 'address',
      message: 'Tickets were requested too often from your connection.',
    },
    summary: 'Seat groups, prices and times of an event as they can be bought now',
    example: exampleTickets,
  }),
  eventSeats: defineCall({
    method: 'GET',
    path: '/{lang}/api/events/{id}/seats/',
    bare: true,
    response: eventSeats,
    right: 'anyone',
    summary: 'Numbered seats of an event, and which of them are taken',
    example: exampleSeats,
  }),
  cart: defineCall({
    method: 'GET',
    path: '/{lang}/api/shop-cart/',
    bare: true,
    response: cart,
    right: 'anyone',
    summary: 'Contents of the cart',
    example: exampleCart,
  }),
  addToCart: defineCall({
    method: 'POST',
    path: '/{lang}/api/shop-cart/',
    bare: true,
    body: [cartLines, cartLine],
    bodyLimit: 16 * KB,
    response: cartAnswer,
    right: 'anyone',
    summary: 'Hold tickets for 15 minutes',
  }),
  postCart: defineCall({
    method: 'POST',
    path: '/{lang}/api/shop-cart/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    summary: 'The same as the gateway gets it from a browser without script',
  }),
  changeCart: defineCall({
    method: 'PATCH',
    path: '/{lang}/api/shop-cart/lines/{id}/',
    body: cartChange,
    bodyLimit: KB,
    response: cart,
    right: 'anyone',
    summary: 'Holds another number of tickets in a line of the cart; 0 takes it away',
  }),
  extendCart: defineCall({
    method: 'POST',
    path: '/{lang}/api/shop-cart/extension/',
    response: cart,
    right: 'anyone',
    summary: 'Holds all that the cart holds for 15 minutes from now, up to ten times',
  }),
  postCartChange: defineCall({
    method: 'POST',
    path: '/{lang}/api/shop-cart/changes/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    summary: 'Both of these as the gateway gets them from a browser without script',
  }),
};
