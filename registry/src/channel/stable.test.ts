import { RegistryError } from '../registry-error';
import { versionOf } from './compose';
import { pin, publish, rollback, start, unpin, type StableChannel } from './stable';

const author = { by: 'anna', at: '2026-03-01T09:00:00.000Z' };
const parts = { contracts: '1.0.0', shell: '0.1.0-s' };
const begin = () =>
  start(
    undefined,
    {
      ...parts,
      remotes: [
        { name: 'content', version: '1' },
        { name: 'programme', version: '1' },
      ],
    },
    author,
  );
const release = (channel: StableChannel, ...versions: string[]) =>
  versions.reduce(
    (known, version) => publish(known, { name: 'programme', version }, { by: 'ben', at: '2026-03-02T09:00:00.000Z' }),
    channel,
  );
const programme = ({ composition }: StableChannel) => versionOf(composition, 'programme');

describe('stable', () => {
  test('a publish moves one remote and says who moved it when', () => {
    const channel = release(begin(), '2');
    expect(channel.revision).toBe(2);
    expect(channel.composition.remotes).toEqual([
      { name: 'content', version: '1' },
      { name: 'programme', version: '2' },
    ]);
    expect(channel.history[0]).toMatchObject({
      revision: 2,
      kind: 'publish',
      what: 'programme 2',
      by: 'ben',
      at: '2026-03-02T09:00:00.000Z',
    });
  });

  test('publishing the live version changes nothing', () => {
    const channel = release(begin(), '2');
    expect(publish(channel, { name: 'programme', version: '2' }, author)).toBe(channel);
  });

  test('two rollbacks go back two steps, a publish after them goes on from there', () => {
    const once = rollback(release(begin(), '2', '3'), undefined, author);
    expect(programme(once)).toBe('2');
    const twice = rollback(once, undefined, author);
    expect(programme(twice)).toBe('1');
    expect(() => rollback(twice, undefined, author)).toThrow(RegistryError);
    expect(programme(rollback(release(twice, '4'), undefined, author))).toBe('1');
  });

  test('one remote goes back alone, and twice goes back twice', () => {
    const moved = publish(release(begin(), '2', '3'), { name: 'content', version: '2' }, author);
    const once = rollback(moved, 'programme', author);
    expect([programme(once), versionOf(once.composition, 'content')]).toEqual(['2', '2']);
    expect(programme(rollback(once, 'programme', author))).toBe('1');
    expect(() => rollback(moved, 'shop', author)).toThrow('no other version of shop');
  });

  test('a version that was published again goes back to the one between', () => {
    expect(programme(rollback(release(begin(), '2', '1'), 'programme', author))).toBe('2');
  });

  test('a pinned remote is moved by nobody until it is unpinned', () => {
    const pinned = pin(release(begin(), '2'), { name: 'programme', version: '1' }, author);
    expect(programme(pinned)).toBe('1');
    expect(() => release(pinned, '3')).toThrow('programme is pinned to 1');
    expect(programme(release(unpin(pinned, 'programme', author), '3'))).toBe('3');
    expect(() => unpin(begin(), 'programme', author)).toThrow('programme is not pinned');
  });

  test('a new build of some parts leaves the teams’ publications', () => {
    const channel = release(begin(), '2');
    const next = start(
      channel,
      { contracts: '1.0.0', shell: '0.1.0-t', remotes: [{ name: 'content', version: '5' }] },
      author,
    );
    expect(next.composition).toMatchObject({
      shell: '0.1.0-t',
      remotes: [
        { name: 'content', version: '5' },
        { name: 'programme', version: '2' },
      ],
    });
    expect(start(next, { contracts: '1.0.0', shell: '0.1.0-t', remotes: [] }, author)).toBe(next);
  });

  test('the history ends after a hundred moves', () => {
    const versions = Array.from({ length: 120 }, (_, index) => String(index + 2));
    const channel = release(begin(), ...versions);
    expect([channel.revision, channel.history.length]).toEqual([121, 100]);
  });
});
