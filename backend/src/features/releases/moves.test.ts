import type { ReleaseState } from '@vestibule/contracts';
import { NOON } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';
import { ADMINISTRATOR, releaseSite } from './testing/site';

let site: Awaited<ReturnType<typeof releaseSite>>;
describe('moves', () => {
  beforeAll(async () => {
    site = await releaseSite();
  });
  beforeEach(async () => {
    await site.reset();
    await site.builds.add('programme', '1.1.0', {}, '2026-03-02T10:00:00.000Z');
  });
  afterAll(() => site.close());

  const state = async () => (await site.administrator.get('/api/releases/')).json<ReleaseState>();
  const move = (body: object, visitor: Visitor = site.administrator) =>
    visitor.write('POST', '/api/releases/moves/', body);
  const version = { remote: 'programme', version: '1.1.0' };

  describe('moves', () => {
    test('publish and rollback move the pointer, under the administrator’s name', async () => {
      const published = await move({ action: 'publish', ...version });
      expect(published.json<ReleaseState>().remotes).toMatchObject([
        { name: 'content' },
        { name: 'programme', version: '1.1.0' },
      ]);
      expect(published.json<ReleaseState>().history[0]).toEqual({
        key: 'stable-2',
        revision: 2,
        kind: 'publish',
        parts: [{ name: 'programme', version: '1.1.0' }],
        to: null,
        percent: null,
        by: ADMINISTRATOR,
        at: new Date(NOON).toISOString(),
      });
      const back = (await move({ action: 'rollback', remote: 'programme' })).json<ReleaseState>();
      expect(back.remotes[1]?.version).toBe('1.0.0');
      expect((await move({ action: 'publish', ...version })).statusCode).toBe(200);
      expect((await move({ action: 'rollback' })).json<ReleaseState>().remotes[1]?.version).toBe('1.0.0');
    });

    test('a canary starts, is part of the history, is given to everybody, and ends', async () => {
      const started = (await move({ action: 'canary', ...version, percent: 10 })).json<ReleaseState>();
      expect(started.remotes[1]).toMatchObject({ version: '1.0.0', canary: { version: '1.1.0', percent: 10 } });
      expect(started.history[0]).toMatchObject({
        key: 'canary-1',
        revision: null,
        kind: 'canary',
        parts: [{ name: 'programme', version: '1.1.0' }],
        percent: 10,
        by: ADMINISTRATOR,
      });
      expect(
        (await move({ action: 'canary', ...version, percent: 0 })).json<ReleaseState>().remotes[1]?.canary,
      ).toBeNull();
      await move({ action: 'canary', ...version, percent: 10 });
      expect((await move({ action: 'promote', remote: 'programme' })).json<ReleaseState>().remotes[1]).toMatchObject({
        version: '1.1.0',
        canary: null,
      });
    });

    test('a pinned remote is not moved until it is unpinned', async () => {
      expect(
        (await move({ action: 'pin', remote: 'programme', version: '1.0.0' })).json<ReleaseState>().remotes[1]?.pinned,
      ).toBe(true);
      const refused = await move({ action: 'publish', ...version });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toEqual({
        code: 'conflict',
        message: 'programme is pinned to 1.0.0: unpin it first',
        field: 'remote',
      });
      expect((await move({ action: 'unpin', remote: 'programme' })).json<ReleaseState>().remotes[1]?.pinned).toBe(
        false,
      );
    });

    test.each([
      [{ action: 'unpin', remote: 'programme' }, 409, 'remote', 'programme is not pinned'],
      [{ action: 'promote', remote: 'programme' }, 409, 'remote', 'programme has no canary'],
      [{ action: 'rollback' }, 409, undefined, 'There is no composition before this one'],
      [
        { action: 'rollback', remote: 'programme' },
        409,
        undefined,
        'There is no other version of programme before this one',
      ],
      [
        { action: 'pin', remote: 'programme', version: '9.9.9' },
        422,
        'version',
        'There is no version 9.9.9 of programme',
      ],
      [{ action: 'publish', remote: 'programme' }, 400, 'version', 'version is a required field'],
      [{ action: 'canary', ...version, percent: 101 }, 400, 'percent', 'percent must be less than or equal to 100'],
    ])('%j is refused in the registry’s words: %d', async (body, status, field, message) => {
      const before = await state();
      const response = await move(body);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({
        code: status === 409 ? 'conflict' : 'validation',
        message,
        ...(field !== undefined && { field }),
      });
      expect(await state()).toEqual(before);
    });

    test('a version that does not fit is refused with what is wrong with it', async () => {
      await site.builds.add('programme', '2.0.0', { contracts: '^2.0.0' });
      const response = await move({ action: 'publish', remote: 'programme', version: '2.0.0' });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        field: 'version',
        message: expect.stringContaining('the site runs contracts 1.4.0, the remote was written for ^2.0.0'),
      });
    });
  });
});
