import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { number, object, string, ValidationError, type ObjectShape } from 'yup';
import type { Feature } from '../features/define-feature';
import { defineConfig, listIn, originsIn, type EnvironmentConfig } from '../platform/environment';
import { FEATURES } from './features';

const ORIGIN = /^https?:\/\/[^/\s]+$/;

const core = defineConfig(
  {
    BACKEND_PORT: number().typeError('must be a port number').integer().min(0).max(65_535).default(3001),
    BACKEND_HOST: string().default('127.0.0.1'),
    DATA_DIR: string().default('.data'),
    DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, 'must begin with postgresql://'),
    EDITOR_EMAIL: string().email('must be an e-mail address').default('editor@example.org'),
    EDITOR_PASSWORD: string().min(8, 'must have at least 8 characters'),
    INTERNAL_TOKEN: string().min(16, 'must have at least 16 characters'),
    SECRET_KEY: string().min(32, 'must have at least 32 characters'),
    SECRET_KEY_CHANGED: string().oneOf(['yes', 'no'], 'must be yes or no').default('no'),
    REGISTRY_URL: string(),
    MEDIA_URL: string(),
    PREVIEW_SECRET: string().min(16, 'must have at least 16 characters'),
    GATEWAY_URL: string().matches(/^https?:\/\/[^\s/]+$/, 'must be an address without a path'),
    GATEWAY_ADDRESSES: string().test('addresses', 'must be IP addresses, separated by commas', (value) =>
      listIn(value).every((one) => isIP(one) !== 0),
    ),
    PURGE_URL: string().matches(/^https?:\/\//, 'must be an address'),
    SITE_ORIGIN: string().test(
      'origins',
      'must be origins such as https://www.example.org, separated by commas',
      (value) => originsIn(value).every((one) => ORIGIN.test(one)),
    ),
    SENTRY_DSN: string().matches(
      /^https?:\/\/\w+@[^/@\s]+\/\S+$/,
      'must look like https://<public key>@<host>/<project>',
    ),
    LOG_LEVEL: string().oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    MIGRATIONS_DIR: string().default('backend/drizzle'),
    DEMO_DIR: string().default('backend/demo'),
  },
  (values) => ({
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    editorEmail: values.EDITOR_EMAIL,
    editorPassword: values.EDITOR_PASSWORD,
    internalToken: values.INTERNAL_TOKEN,
    secretKey: values.SECRET_KEY,
    /** The database gets this key though it was written with another. */
    isKeyChanged: values.SECRET_KEY_CHANGED === 'yes',
    /** Location of published builds: a folder, or s3://bucket/prefix. */
    registryUrl: values.REGISTRY_URL,
    /** Location of the library's files: s3://bucket/prefix; `media` below `dataDir` without it. */
    mediaUrl: values.MEDIA_URL,
    previewSecret: values.PREVIEW_SECRET,
    gatewayUrl: values.GATEWAY_URL,
    /** Addresses of gateways on other machines. */
    gateways: listIn(values.GATEWAY_ADDRESSES),
    purgeUrl: values.PURGE_URL,
    siteOrigins: originsIn(values.SITE_ORIGIN),
    logLevel: values.LOG_LEVEL,
    /** Error service, in Sentry's form, that errors of the log are sent to as well. */
    sentryDsn: values.SENTRY_DSN,
    migrationsDir: resolve(values.MIGRATIONS_DIR),
    demoDir: resolve(values.DEMO_DIR),
  }),
);

type ConfigOf<F> = F extends Feature<never, infer C> ? C : never;
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/** Configuration of the process, with the parts that features read from the environment; folders are absolute. */
export type Config = Readonly<ReturnType<(typeof core)['read']> & Intersection<ConfigOf<(typeof FEATURES)[number]>>>;

const parts: readonly EnvironmentConfig<object>[] = [
  core,
  ...FEATURES.flatMap((feature: Feature) => (feature.config ? [feature.config] : [])),
];
const schema = object(Object.assign({}, ...parts.map(({ variables }) => variables)) as ObjectShape);

/** Reads the environment once; throws one error that lists every bad variable. An empty variable counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in schema.fields && value !== ''),
  );
  const values = parse(given);
  // Each part is typed by the feature that defines it; the list of all parts is not.
  return Object.assign({}, ...parts.map(({ read }) => read(values))) as Config;
}

function parse(given: object): object {
  try {
    return schema.validateSync(given, { abortEarly: false });
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    throw new Error(
      `The environment is not right:\n${cause.inner.map((one) => `  ${one.path}: ${one.message}`).join('\n')}`,
      { cause },
    );
  }
}
