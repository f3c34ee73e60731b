import { number, object, string, ValidationError, type InferType } from 'yup';

const schema = object({
  PORT: number().integer().min(0).max(65_535).default(3000),
  HOST: string().default('localhost'),
  BACKEND_URL: string().url().default('http://127.0.0.1:3001'),
  REGISTRY_DIR: string().required(),
  SHELL_DIST: string().required(),
  CHANNEL: string().default('stable'),
  /** Proves to the gateway that a purge comes from the backend. */
  INTERNAL_TOKEN: string().min(16).required(),
  RENDER_WORKERS: number().integer().min(1).max(64).default(2),
  /** `off` renders every page anew: for benchmarks. */
  PAGE_CACHE: string().oneOf(['on', 'off']).default('on'),
  /** `on` makes open pages reload when the composition changes: for development. */
  LIVE_RELOAD: string().oneOf(['on', 'off']).default('off'),
  /** Minutes that the last good settings serve while the settings call fails; 0 takes the site down at once (spec/000 §7). */
  SETTINGS_GRACE_MINUTES: number().min(0).default(5),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type GatewayConfig = InferType<typeof schema>;

/** The environment, parsed once; every bad variable is named in one error. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  try {
    return schema.validateSync(env, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? new Error(`Bad environment: ${error.errors.join('; ')}`) : error;
  }
}
