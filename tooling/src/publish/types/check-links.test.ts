import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDeclaration } from '@vestibule/contracts';
import { workspaces } from '../../workspaces';
import { checkLinks, linksIn } from './check-links';

const ROUTES = [{ id: 'rooms/list' }] as unknown as Parameters<typeof checkLinks>[1]['routes'];

describe('check links', () => {
  it('names links to routes of the remote that it does not declare, with file and line', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'vestibule-links-'));
    await mkdir(join(dir, 'src', 'pages'), { recursive: true });
    await writeFile(
      join(dir, 'src', 'pages', 'rooms.page.tsx'),
      `const a = href('rooms/list', {});
const b = host.href("rooms/nothing", {});
const c = href(
  'rooms/room',
  { id: 1 },
);
const d = routeUrls(context.href, 'rooms/lists', {});
const e = [href('cart', {}), href('editor/hub', {}), href('roomsy/x', {}), api('rooms/none')];
`,
    );
    await writeFile(join(dir, 'src', 'rooms.test.tsx'), `href('rooms/made-up', {})`);
    const problems = await checkLinks(dir, { name: 'rooms', routes: ROUTES });
    expect(problems.map(({ where, message }) => `${where} ${message}`)).toEqual([
      'src/pages/rooms.page.tsx:2 links to rooms/nothing, which is no route of remote.ts',
      'src/pages/rooms.page.tsx:3 links to rooms/room, which is no route of remote.ts',
      'src/pages/rooms.page.tsx:7 links to rooms/lists, which is no route of remote.ts',
    ]);
    await rm(dir, { recursive: true });
  });

  it('finds every link among the remotes of this repository, and none that leads nowhere', async () => {
    const remotes = workspaces().filter(({ role }) => role === 'remote');
    const declared = await Promise.all(
      remotes.map(async ({ dir }) => (await import(join(dir, 'remote.ts'))) as { default: RemoteDeclaration }),
    );
    const known = new Set<string>(declared.flatMap((module) => module.default.routes.map(({ id }) => id)));
    const links = (await Promise.all(remotes.map(({ dir }) => linksIn(join(dir, 'src'))))).flat();
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ route }) => !known.has(route))).toEqual([]);
  });
});
