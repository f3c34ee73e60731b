import { array, object, string } from 'yup';
import { defineCall, KB } from '../calls/define-call';
import { tempFile } from '../schemas/forms';
import { redirects } from '../schemas/pages';

/** A call that reads and one that writes, for tests that show that a call is its definition and a handler. */
export const madeUpCalls = {
  lostThings: defineCall({
    method: 'GET',
    path: '/{lang}/api/lost-things/',
    query: object({ where: string().max(20) }).noUnknown(),
    response: redirects,
    right: 'anyone',
    summary: 'Things that were found',
    example: [{ old_path: '/schirm', new_path: '/garderobe' }],
  }),
  reportLostThing: defineCall({
    method: 'POST',
    path: '/{lang}/api/lost-things/',
    body: object({ name: string().required().max(40), marks: array().of(string().max(20)).max(3) }).noUnknown(),
    bodyLimit: KB,
    status: 201,
    response: tempFile,
    right: 'tickets',
    limit: { max: 3, seconds: 60, per: 'address' },
    summary: 'Notes a thing that was found',
    example: { id: 'schirm', name: 'Schirm', bytes: 12 },
  }),
};
