import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import { sourceFiles } from './source-files';

/** The packages' rooms: `<package>/src/<room>`, and the engines and features of the backend. */
const ROOM = /^(?:backend\/src\/(?:engines|features)|[\w-]+\/src)\/[\w-]+(?=\/)/;
const rooms = new Set(
  sourceFiles(['ts', 'tsx'])
    .map(({ path }) => ROOM.exec(path)?.[0])
    .filter((room) => room !== undefined && !room.endsWith('/testing')),
);
const named = new Set(
  [...readFileSync(join(ROOT, 'docs', 'architecture.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| +\S/gm)].map(
    ([, folder]) => folder,
  ),
);

describe('rooms', () => {
  test('the page about the architecture names every room, and none that is not there', () => {
    expect(rooms.size).toBeGreaterThan(60);
    expect([...rooms].filter((room) => !named.has(room))).toEqual([]);
    expect([...named].filter((folder) => folder?.includes('/src/') && !rooms.has(folder))).toEqual([]);
  });
});
