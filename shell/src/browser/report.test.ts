/** @jest-environment jsdom */
import { SiteError } from '@vestibule/contracts';
import { createReport } from './report';

const sent: { kind: string; message: string }[] = [];
jest.mock('./beacon', () => ({ beacon: (_: string, body: { kind: string; message: string }) => sent.push(body) }));
describe('report', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sent.splice(0);
  });
  afterEach(() => jest.useRealTimers());

  const report = createReport({ composition: 'c' });

  test('nothing is sent in the task that fails: a document that is being left has no other', () => {
    report(new SiteError('unavailable', 503, 'The service cannot be reached'));
    expect(sent).toEqual([]);
    jest.runAllTimers();
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['code', new SiteError('remote_failed', 502, 'gone')],
    ['error', new SiteError('unavailable', 503, 'away')],
    ['error', new TypeError('x is undefined')],
    ['refused', new SiteError('sold_out', 409, 'There are not enough tickets left', { responseCode: -214 })],
    ['refused', new SiteError('validation', 400, 'Bad query')],
    ['refused', new SiteError('unauthorised', 401, 'The session has ended')],
  ])('is sent as %s: %s', (kind, error) => {
    report(error);
    jest.runAllTimers();
    expect(sent).toEqual([expect.objectContaining({ kind, message: error.message, composition: 'c' })]);
  });
});
