import type { RemoteManifest } from '@vestibule/contracts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkExposes } from './checks/check-exposes';
import { checkListed } from './checks/check-listed';
import { checkRoutes } from './checks/check-routes';
import { parseManifest } from './manifest';
import { writeBuild } from './testing/build';

let dir: string;
let manifest: RemoteManifest;
describe('manifest', () => {
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vestibule-manifest-'));
    manifest = await writeBuild(dir, 'hub', '1.0.0');
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const parse = (path: string, localised?: boolean) => {
    const [route] = manifest.routes;
    const routes = [
      { ...route, path: { de: path, en: path, cs: path }, ...(localised !== undefined && { localised }) },
    ];
    return parseManifest(Buffer.from(JSON.stringify({ ...manifest, routes })), 'hub');
  };

  test('a route is localised unless it says otherwise', () => {
    expect(parse('cms-hub').routes[0]).not.toHaveProperty('localised');
    expect(parse('cms-hub/releases', false).routes[0]).toMatchObject({
      localised: false,
      path: { de: 'cms-hub/releases' },
    });
    expect(() => parse('*', true)).not.toThrow();
  });

  test.each(['', '*', ':lang', 'de', 'en/releases', '/cms-hub', '../de'])(
    'a path without prefix cannot be %j',
    (path) => {
      expect(() => parse(path, false)).toThrow('must begin with a word that is no language');
    },
  );

  test('localised is true or false', () => {
    expect(() => parse('cms-hub', 'no' as unknown as boolean)).toThrow('localised');
  });

  test.each([{}, { endpoint: 'postForm' }, { endpoint: 1, done: 'sent' }, 'postForm'])('%j is no action', (action) => {
    const body = { ...manifest, routes: manifest.routes.map((route) => ({ ...route, action })) };
    expect(() => parseManifest(Buffer.from(JSON.stringify(body)), 'hub')).toThrow('action');
  });

  test('the example of docs/remote-format.md is one', async () => {
    const text = await readFile(join(__dirname, '..', '..', 'docs', 'remote-format.md'), 'utf8');
    const example = parseManifest(Buffer.from(/```json\n(.*?)```/s.exec(text)?.[1] ?? ''), 'the documentation');
    expect([...checkExposes(example), ...checkListed(example), ...checkRoutes(example)]).toEqual([]);
    expect(Object.keys(example.translations)).toEqual(['de', 'en', 'cs']);
  });
});
