/** @jest-environment jsdom */
import { SiteError } from '@vestibule/contracts';
import { createReport } from './report';

const sent: { kind: string; message: string }[] = [];
jest.mock('./beacon', () => ({ beacon: (_: string, body: { kind: string; message: string }) => sent.push(body) }));
beforeEach(() => sent.splice(0));

const report = createReport({ composition: 'c' });

test.each([
  ['code', new SiteError('remote_failed', 502, 'gone')],
  ['error', new SiteError('unavailable', 503, 'away')],
  ['error', new TypeError('x is undefined')],
  ['refused', new SiteError('sold_out', 409, 'There are not enough tickets left', { responseCode: -214 })],
  ['refused', new SiteError('validation', 400, 'Bad query')],
  ['refused', new SiteError('unauthorised', 401, 'The session has ended')],
])('is sent as %s: %s', (kind, error) => {
  report(error);
  expect(sent).toEqual([expect.objectContaining({ kind, message: error.message, composition: 'c' })]);
});
