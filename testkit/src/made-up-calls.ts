import { defineCall, KB } from '@vestibule/contracts/calls/define-call';
import { array, object, string } from 'yup';
import { lostThingList, lostThingReport } from './made-up-schemas';

/**
 * A call that reads and one that writes, for tests that show that a call is its definition and a handler. The test of
 * the generator copies both files into a copy of the contracts.
 */
export const madeUpCalls = {
  lostThings: defineCall({
    method: 'GET',
    path: '/{lang}/api/lost-things/',
    query: object({ where: string().max(20) }).noUnknown(),
    response: lostThingList,
    right: 'anyone',
    summary: 'Things that were found',
    example: [{ name: 'Schirm', place: 'Garderobe' }],
  }),
  reportLostThing: defineCall({
    method: 'POST',
    path: '/{lang}/api/lost-things/',
    body: object({ name: string().required().max(40), marks: array().of(string().max(20)).max(3) }).noUnknown(),
    bodyLimit: KB,
    status: 201,
    response: lostThingReport,
    right: 'admit',
    limit: { max: 3, seconds: 60, per: 'address' },
    summary: 'Notes a thing that was found',
    example: { id: 'schirm', name: 'Schirm' },
  }),
};
