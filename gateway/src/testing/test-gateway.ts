import type { RemoteManifest, RouteDeclaration } from '@vestibule/contracts';
import type { FormerRoute } from '@vestibule/contracts/site/former-route';
import { NONCE_SLOT, type RenderedPage } from '@vestibule/contracts/worker/messages';
import { start } from '@vestibule/registry/channel/stable';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposition, type Running } from '../compositions/running';
import { readConfig } from '../config/config';
import { createGateway } from '../create-gateway';
import type { AskedRender } from '../compositions/asked-render';
import { fakeBackend, type FakeBackend } from './fake-backend';

const REMOTE = { name: 'content', version: '1.0.0' };
const everywhere = (path: string) => ({ de: path, en: path, cs: path });
/** The login, a page that does not say what it reads, and every other page. */
const ROUTES: readonly RouteDeclaration[] = [
  {
    id: 'login',
    path: everywhere('user/login'),
    page: './pages/login',
    layout: 'default',
    bodyClass: 'none',
    whileOffline: true,
    query: [],
    hydrate: 'idle',
  },
  {
    id: 'team',
    path: everywhere('archiv'),
    page: './pages/archive',
    layout: 'default',
    bodyClass: 'none',
    hydrate: 'idle',
  },
  {
    id: 'content-page',
    path: everywhere('*'),
    page: './pages/page',
    layout: 'default',
    bodyClass: 'cms',
    query: ['page'],
    hydrate: 'idle',
  },
];

/** A page that says who it was rendered for. */
export const pageFor = ({ path, cookie, as }: AskedRender, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  body:
    as === 'data'
      ? JSON.stringify({ path, cookie })
      : `<script nonce="${NONCE_SLOT}"></script><h1>${path}</h1><p>${cookie}</p>`,
  tags: ['pages'],
  reports: [],
  ...more,
});

export interface TestGatewayOptions {
  readonly render?: (request: AskedRender) => RenderedPage | Promise<RenderedPage>;
  readonly routes?: readonly RouteDeclaration[];
  /** Where routes were before. */
  readonly former?: readonly FormerRoute[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface TestGateway {
  readonly app: FastifyInstance;
  readonly backend: FakeBackend;
  /** Requests to the workers. */
  readonly renders: readonly AskedRender[];
  /** Id of the composition that is live. */
  readonly composition: string;
  /** The registry's. */
  readonly folder: string;
  close: () => Promise<void>;
}

/**
 * A whole gateway before a backend of this process; `render` replaces its workers. Needs
 * `jest.mock('…/compositions/running')`.
 */
export async function testGateway({
  render = (request) => pageFor(request),
  routes = ROUTES,
  former,
  env = {},
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-gateway-'));
  const backend = await fakeBackend();
  const renders: AskedRender[] = [];
  const pool = {
    lacks: () => false,
    render: async (request: AskedRender) => {
      renders.push(request);
      return render(request);
    },
    ...Object.fromEntries(['grow', 'purge', 'drain', 'end'].map((name) => [name, async () => undefined])),
  };
  const remotes = [{ ...REMOTE, routes, slots: [] } as unknown as RemoteManifest];
  jest
    .mocked(startComposition)
    .mockImplementation(
      async (composition) =>
        ({ composition, site: { id: composition.id, remotes }, pool, missing: [] }) as unknown as Running,
    );
  const registry = new Registry(await openStore(folder));
  const { composition } = await registry.changeStable((now) => ({
    ...start(now, { contracts: '1.0.0', shell: 's', remotes: [REMOTE] }, { by: 'anna', at: '2026-11-21T12:00:00Z' }),
    ...(former && { former }),
  }));
  const secrets = { INTERNAL_TOKEN: 'a token of some length', PREVIEW_SECRET: 'a secret of some length' };
  const app = await createGateway(
    readConfig({
      REGISTRY_URL: folder,
      SHELL_DIST: folder,
      BACKEND_URL: backend.url,
      REGISTRY_CACHE: join(folder, 'cache'),
      LOG_LEVEL: 'silent',
      ...secrets,
      ...env,
    }),
  );
  const close = async () => {
    await app.close();
    await backend.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, backend, renders, composition: composition.id, folder, close };
}
