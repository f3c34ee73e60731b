import { isDue } from './is-due';

const moment = { legal: false, cameFromLegal: false, decided: false, tagManager: false };

describe('is due', () => {
  test.each([
    ['somebody new', {}, true],
    ['on a legal page', { legal: true }, false],
    ['from one legal page to the next', { legal: true, cameFromLegal: true }, false],
    ['after a refusal', { decided: true }, false],
    ['after a refusal, from a legal page', { decided: true, cameFromLegal: true }, true],
    ['after a consent, from a legal page', { decided: true, cameFromLegal: true, tagManager: true }, false],
  ])('%s: %j is asked: %s', (_, changes, due) => expect(isDue({ ...moment, ...changes })).toBe(due));
});
