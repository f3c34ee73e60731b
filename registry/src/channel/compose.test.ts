import { compose, versionOf, withRemotes } from './compose';

const parts = { contracts: '1.0.0', shell: '0.1.0-a' };
const programme = { name: 'programme', version: '0.1.0-b' };
const content = { name: 'content', version: '0.1.0-c' };

describe('compose', () => {
  test('the same parts have the same id, in whatever order they come', () => {
    const one = compose({ ...parts, remotes: [programme, content] });
    expect(compose({ ...parts, remotes: [content, programme] })).toEqual(one);
    expect(one.remotes.map(({ name }) => name)).toEqual(['content', 'programme']);
  });

  test('another version of any part is another composition', () => {
    const { id } = compose({ ...parts, remotes: [programme, content] });
    expect(compose({ ...parts, shell: '0.1.0-z', remotes: [programme, content] }).id).not.toBe(id);
    expect(compose({ ...parts, remotes: [programme, { ...content, version: '0.1.0-d' }] }).id).not.toBe(id);
  });

  test('a remote is replaced or added, and the others stay', () => {
    const before = compose({ ...parts, remotes: [programme, content] });
    const after = withRemotes(before, [
      { name: 'content', version: '0.2.0-d' },
      { name: 'guide', version: '1.0.0-e' },
    ]);
    expect(after.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'content 0.2.0-d',
      'guide 1.0.0-e',
      'programme 0.1.0-b',
    ]);
    expect(versionOf(after, 'content')).toBe('0.2.0-d');
    expect(versionOf(after, 'shop')).toBeUndefined();
  });
});
