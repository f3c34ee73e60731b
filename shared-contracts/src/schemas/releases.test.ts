import { previewRequest, releaseMove } from './releases';

const problem = (schema: typeof releaseMove | typeof previewRequest, value: unknown) => {
  try {
    schema.validateSync(value, { strict: true });
    return undefined;
  } catch (error) {
    return (error as { path: string }).path;
  }
};
const [remote, version] = ['programme', '1.1.0'];

describe('releases', () => {
  test.each([
    [{ action: 'rollback' }, undefined],
    [{ action: 'rollback', remote }, undefined],
    [{ action: 'canary', remote, version, percent: 0 }, undefined],
    [{ action: 'canary', remote, version }, 'percent'],
    [{ action: 'publish', remote }, 'version'],
    [{ action: 'pin', version }, 'remote'],
    [{ action: 'promote' }, 'remote'],
    [{ action: 'unpin', remote: '../content' }, 'remote'],
    [{ action: 'publish', remote, version: '1.0.0/../2.0.0' }, 'version'],
    [{ action: 'canary', remote, version, percent: 101 }, 'percent'],
    [{ action: 'delete' }, 'action'],
  ])('the move %j: wrong is %s', (move, field) => expect(problem(releaseMove, move)).toBe(field));

  const preview = { remotes: [{ name: remote, version }], hours: 24, to: '/de/besuch?x=1' };
  test.each([
    [{}, undefined],
    [{ hours: 0 }, 'hours'],
    [{ hours: 169 }, 'hours'],
    [{ to: '//evil.example' }, 'to'],
    [{ to: '/\\evil.example' }, 'to'],
    [{ to: 'https://evil.example' }, 'to'],
    [{ remotes: [] }, 'remotes'],
  ])('the preview %j: wrong is %s', (more, field) =>
    expect(problem(previewRequest, { ...preview, ...more })).toBe(field),
  );
});
