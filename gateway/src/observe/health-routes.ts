import type { FastifyInstance } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import type { Compositions } from '../compositions/compositions';
import type { GatewayBackend } from '../http/backend';

/** How long a check waits for settings that are not there yet, in ms: one of liveness must not be late. */
const PATIENCE_MS = 300;
/** Seconds after which a load balancer may ask again. */
const RETRY_AFTER = '2';

interface HealthOptions {
  readonly compositions: Pick<Compositions, 'live' | 'trouble'>;
  readonly backend: Pick<GatewayBackend, 'settings'>;
  /** How old the last good settings may be while the call fails, in ms. */
  readonly settingsGraceMs: number;
}

/**
 * `/health` says that the gateway lives, whatever it can show; `/health/ready` is 503 while it has no settings of the
 * site, and so no page for visitors (docs/operations.md#health).
 */
export function healthRoutes(app: FastifyInstance, { compositions, backend, settingsGraceMs }: HealthOptions): void {
  const hasSettings = async () => {
    const late = new AbortController();
    try {
      const known = backend.settings.get(settingsGraceMs).then(
        () => true,
        () => false,
      );
      return await Promise.race([known, setTimeout(PATIENCE_MS, false, { signal: late.signal, ref: false })]);
    } finally {
      late.abort();
    }
  };
  const state = async () => {
    const { live, trouble } = compositions;
    const status = !(await hasSettings()) ? 'waiting' : trouble ? 'degraded' : 'ok';
    return { status, composition: live.composition.id, ...trouble };
  };
  app.get('/health', state);
  app.get('/health/ready', async (_, reply) => {
    const found = await state();
    if (found.status === 'waiting') reply.code(503).header('retry-after', RETRY_AFTER);
    return reply.header('cache-control', 'no-store').send(found);
  });
}
