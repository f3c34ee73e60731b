import { parseStable } from '@vestibule/registry/channel/parse';
import { NO_CANARIES } from '@vestibule/registry/channel/canary';
import { historyOf } from './history';

const composition = { id: 'a', contracts: '1.0.0', shell: '1', remotes: [] };
const author = { by: 'anna', at: '2026-03-01T09:00:00.000Z' };
const channel = (...history: readonly object[]) =>
  parseStable(Buffer.from(JSON.stringify({ revision: 2, composition, origin: 2, pins: [], history })));

describe('releases: history', () => {
  test('a rollback of everything names its revision as a number', () => {
    const move = { ...author, revision: 2, kind: 'rollback', what: 'to revision 1', parts: [], to: 1, composition };
    expect(historyOf(channel(move), NO_CANARIES)).toMatchObject([{ parts: [], to: 1, percent: null }]);
  });

  test('an entry of an older tooling, which has words alone, is shown by them', () => {
    const move = { ...author, revision: 2, kind: 'publish', what: 'programme 2', composition };
    expect(historyOf(channel(move), NO_CANARIES)).toMatchObject([
      { parts: [{ name: 'programme 2', version: null }], to: null, percent: null },
    ]);
  });
});
