import { compositionOfGroup, compositionsWithShares, NO_CANARIES, setCanary } from './canary';
import { compose, versionOf } from './compose';

const author = { by: 'anna', at: '2026-03-01T09:00:00.000Z' };
const stable = compose({
  contracts: '1.0.0',
  shell: '0.1.0-s',
  remotes: [
    { name: 'commerce', version: '1' },
    { name: 'programme', version: '1' },
  ],
});
const canaries = [
  { remote: 'commerce', version: '2', percent: 5 },
  { remote: 'programme', version: '7', percent: 20 },
];

describe('canary', () => {
  test('a canary is started, changed and ended', () => {
    const started = setCanary(NO_CANARIES, { remote: 'programme', version: '7', percent: 5 }, author);
    const raised = setCanary(started, { remote: 'programme', version: '7', percent: 50 }, author);
    expect(raised.canaries).toEqual([{ remote: 'programme', version: '7', percent: 50 }]);
    const ended = setCanary(raised, { remote: 'programme', version: '7', percent: 0 }, author);
    expect(ended.canaries).toEqual([]);
    expect(ended.history).toMatchObject([{ percent: 0 }, { percent: 50 }, { percent: 5 }]);
    expect(ended.history[0]).toMatchObject({ parts: [{ name: 'programme', version: '7' }], what: 'programme 7 0 %' });
  });

  test.each([-1, 101, 2.5, Number.NaN])('%p percent is refused', (percent) => {
    expect(() => setCanary(NO_CANARIES, { remote: 'programme', version: '7', percent }, author)).toThrow(
      'percent must be a whole number',
    );
  });

  test('a group that has a canary keeps it when its share is raised', () => {
    const versionsOf = (percent: number) =>
      Array.from({ length: 100 }, (_, group) =>
        versionOf(compositionOfGroup(stable, [{ remote: 'programme', version: '7', percent }], group), 'programme'),
      );
    const few = versionsOf(5);
    const more = versionsOf(20);
    expect(few.filter((version) => version === '7')).toHaveLength(5);
    expect(more.filter((version) => version === '7')).toHaveLength(20);
    few.forEach((version, group) => version === '7' && expect(more[group]).toBe('7'));
  });

  test('the shares of all compositions add up, and there are no more than different percentages', () => {
    const shares = compositionsWithShares(stable, canaries);
    expect(shares.map(({ percent }) => percent)).toEqual([5, 15, 80]);
    expect(shares.at(-1)?.composition).toEqual(stable);
  });
});
