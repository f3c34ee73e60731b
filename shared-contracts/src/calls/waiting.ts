import { exampleWaitingPlace } from '../examples/waiting';
import { post, postAnswer } from '../schemas/posts';
import { waitingPlace } from '../schemas/waiting';
import { KB, defineCall } from './define-call';

/** Calls of waiting lists. */
export const waitingCalls = {
  postWaiting: defineCall({
    method: 'POST',
    path: '/{lang}/api/events/{id}/waiting/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    // Each entry is a mail to an address that anybody may have typed.
    limit: {
      max: 20,
      seconds: 3600,
      per: 'address',
      message: 'Too many waiting lists were joined from your connection.',
    },
    summary: 'Puts a visitor on the waiting list of a sold-out event, as the gateway gets it from their browser',
  }),
  waitingPlace: defineCall({
    method: 'GET',
    path: '/{lang}/api/waiting/{number}/{signature}/',
    response: waitingPlace,
    right: 'anyone',
    summary: 'A place on a waiting list by the signature of its link, with the tickets that are held for it',
    example: exampleWaitingPlace,
  }),
  postWaitingPlace: defineCall({
    method: 'POST',
    path: '/{lang}/api/waiting/{number}/{signature}/posts/',
    body: post,
    bodyLimit: 256 * KB,
    response: postAnswer,
    right: 'gateway',
    summary: 'Takes the tickets that are held for a place into the cart, or gives the place up',
  }),
};
