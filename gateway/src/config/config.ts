import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { number, object, string, ValidationError, type InferType } from 'yup';

/** A variable that may be missing; an empty one counts as missing. */
const optional = () => string().transform((value: string | undefined) => value || undefined);

const schema = object({
  PORT: number().integer().min(0).max(65_535).default(3000),
  HOST: string().default('localhost'),
  BACKEND_URL: string().url().default('http://127.0.0.1:3001'),
  /** Where published builds lie: a folder, or s3://bucket/prefix. */
  REGISTRY_URL: string().required(),
  /** Folder for copies of builds when the registry is no folder itself. */
  REGISTRY_CACHE: string().default(join(tmpdir(), 'vestibule-registry-cache')),
  SHELL_DIST: string().required(),
  /** Proves to the gateway that a purge comes from the backend, and to the backend that a post comes from a page. */
  INTERNAL_TOKEN: string().min(16).required(),
  /** Signs preview links. */
  PREVIEW_SECRET: string().min(16).required(),
  /**
   * Proxies whose X-Forwarded headers are trusted: addresses or networks (`10.0.0.0/8`), separated by commas. By
   * default none, so that clients cannot invent an address. Empty behind a proxy, all visitors are one client to every
   * limit.
   */
  TRUSTED_PROXIES: string()
    .default('')
    .transform((value: string) => value.replace(/\s/g, ''))
    .test(
      'networks',
      'TRUSTED_PROXIES must be a list of addresses or networks, as in 127.0.0.1,10.0.0.0/8',
      (list = '') => list === '' || list.split(',').every(isNetwork),
    ),
  /** Origins of the site, as the backend has them; once it is set, requests with other hosts are refused (421). */
  SITE_ORIGIN: string().default(''),
  /** Further hosts of the site, separated by commas, e.g. that of a load balancer's checks. */
  FURTHER_HOSTS: string().default(''),
  /** Folder of the sized pictures of a backend on this machine: they are shown while it is away. */
  MADE_PICTURES: optional(),
  RENDER_WORKERS: number().integer().min(1).max(64).default(2),
  /** `off` renders every page for every request: for benchmarks. */
  PAGE_CACHE: string().oneOf(['on', 'off']).default('on'),
  /** `on` makes open pages reload when the composition changes: for development. */
  LIVE_RELOAD: string().oneOf(['on', 'off']).default('off'),
  /** `off` takes the service worker and its caches away from every browser that comes back: the kill switch. */
  SERVICE_WORKER: string().oneOf(['on', 'off']).default('on'),
  /**
   * Minutes that the last good settings serve while the settings call fails; 0 takes the site down at once
   * (docs/behaviour/interface.md#site-offline).
   */
  SETTINGS_GRACE_MINUTES: number().min(0).default(5),
  /** Lets Prometheus read /metrics from another machine, as bearer token; without it only this machine may. */
  METRICS_TOKEN: optional().min(16),
  /** Error service that browsers report to as well, in Sentry's form: https://<public key>@<host>/<project>. */
  SENTRY_DSN: optional().matches(
    /^https?:\/\/\w+@[^/@\s]+\/\S+$/,
    'SENTRY_DSN must look like https://<public key>@<host>/<project>',
  ),
  /** Collector of traces, OTLP over HTTP, e.g. http://localhost:4318; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional().matches(/^https?:\/\/\S+$/, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'),
  /** The gateway's name in traces. */
  OTEL_SERVICE_NAME: optional().default('vestibule-gateway'),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface GatewayConfig extends Omit<InferType<typeof schema>, 'TRUSTED_PROXIES'> {
  readonly TRUSTED_PROXIES: readonly string[];
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
  );
}

/** The environment, parsed once; every bad variable is named in one error. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  try {
    const { TRUSTED_PROXIES: proxies, ...config } = schema.validateSync(env, { abortEarly: false, stripUnknown: true });
    return { ...config, TRUSTED_PROXIES: proxies.split(',').filter(Boolean) };
  } catch (error) {
    throw error instanceof ValidationError ? new Error(`Bad environment: ${error.errors.join('; ')}`) : error;
  }
}
