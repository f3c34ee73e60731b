import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { BACKEND_DIST, COMPILED, GATEWAY_DIST, REGISTRY, SHELL_DIST } from '../build/paths';
import { ROOT } from '../workspaces';
import { freePort } from './free-port';
import { previewSecret } from './preview-secret';
import { Supervised, type ProgramMessage } from './supervised';

export interface SiteOptions {
  /** Port of the gateway; 0 takes a free one. */
  readonly port: number;
  readonly dataDir: string;
  /** A folder, or s3://bucket/prefix. */
  readonly registry?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdio?: 'inherit' | 'ignore' | 'pipe';
  readonly onMessage?: (message: ProgramMessage) => void;
  /** Gets the programs' output when `stdio` is `pipe`. */
  readonly onOutput?: (text: string) => void;
}

/** A running site: the two processes that production runs. */
export interface Site {
  readonly origin: string;
  readonly backendOrigin: string;
  readonly gateway: Supervised;
  readonly backend: Supervised;
  stop: () => Promise<void>;
}

/**
 * Of both programs. glibc keeps a pool of freed memory for each of a program's threads: two pools are 35 MB less than
 * eight. V8's compiled code is stored for the next start, which takes a tenth less processor time.
 */
const LEAN = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? COMPILED,
};

/** Starts backend and gateway, each restarted when it ends, and resolves when both respond. */
export async function startSite({
  port,
  dataDir,
  registry = process.env['REGISTRY_URL'] ?? REGISTRY,
  env = {},
  stdio = 'inherit',
  onMessage = () => undefined,
  onOutput = () => undefined,
}: SiteOptions): Promise<Site> {
  const backendPort = Number(process.env['BACKEND_PORT'] ?? (await freePort()));
  const gatewayPort = port === 0 ? await freePort() : port;
  const token = process.env['INTERNAL_TOKEN'] ?? randomBytes(24).toString('base64url');
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
  const origin = `http://localhost:${gatewayPort}`;
  const secret = await previewSecret(dataDir);
  const backend = new Supervised(
    {
      name: 'backend',
      file: join(BACKEND_DIST, 'main.cjs'),
      stdio,
      env: {
        BACKEND_PORT: String(backendPort),
        DATA_DIR: dataDir,
        INTERNAL_TOKEN: token,
        PURGE_URL: `${gatewayUrl}/internal/purge`,
        GATEWAY_URL: gatewayUrl,
        REGISTRY_URL: registry,
        PREVIEW_SECRET: secret,
        SITE_ORIGIN: process.env['SITE_ORIGIN'] ?? origin,
        MIGRATIONS_DIR: join(ROOT, 'backend', 'drizzle'),
        DEMO_DIR: join(ROOT, 'backend', 'demo'),
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
        ...LEAN,
        ...env,
      },
    },
    onMessage,
    onOutput,
  );
  const gateway = new Supervised(
    {
      name: 'gateway',
      file: join(GATEWAY_DIST, 'main.cjs'),
      stdio,
      env: {
        PORT: String(gatewayPort),
        BACKEND_URL: backendUrl,
        REGISTRY_URL: registry,
        PREVIEW_SECRET: secret,
        SHELL_DIST,
        MADE_PICTURES: join(dataDir, 'media-cache'),
        INTERNAL_TOKEN: token,
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
        NODE_ENV: 'production',
        ...LEAN,
        ...env,
      },
    },
    onMessage,
    onOutput,
  );
  const stop = async () => {
    await gateway.stop();
    await backend.stop();
  };
  try {
    await Promise.all([backend.start(), gateway.start()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, backendOrigin: backendUrl, gateway, backend, stop };
}
