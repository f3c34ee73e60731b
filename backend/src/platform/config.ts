import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { number, object, string, ValidationError } from 'yup';
import type { MailServer } from '../mail/transport';
import type { SignedCallOptions } from '../shop/payments/signed-call';

/** Money and tickets go over TLS; a test's provider is on the same machine. */
const isProviderUrl = (value: string | undefined) =>
  value === undefined || /^(?:https:\/\/[^\s/?#]+|http:\/\/127\.0\.0\.1:\d+)(?:\/[^\s?#]*[^\s/?#])?$/.test(value);
const NOT_AN_API = 'must be an address over https, without a slash at its end';
/** As browsers write it: nothing of it can be read in two ways, and its origin is a source of the page's policy. */
const isFrameUrl = (value: string | undefined) =>
  value === undefined ||
  (/^(?:https:\/\/[a-z\d.-]+(?::\d+)?|http:\/\/127\.0\.0\.1:\d+)(?:\/[\w.~-]+)*$/.test(value) &&
    URL.canParse(value) &&
    new URL(value).href.replace(/\/$/, '') === value);
const ORIGIN = /^https?:\/\/[^/\s]+$/;
/** A name with a dot: browsers refuse cookies of a whole top-level domain. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

const schema = object({
  BACKEND_PORT: number().typeError('must be a port number').integer().min(0).max(65_535).default(3001),
  BACKEND_HOST: string().default('127.0.0.1'),
  DATA_DIR: string().default('.data'),
  DATABASE_URL: string().matches(/^postgres(ql)?:\/\//, 'must begin with postgresql://'),
  EDITOR_EMAIL: string().email('must be an e-mail address').default('editor@example.org'),
  EDITOR_PASSWORD: string().min(8, 'must have at least 8 characters'),
  INTERNAL_TOKEN: string().min(16, 'must have at least 16 characters'),
  SECRET_KEY: string().min(32, 'must have at least 32 characters'),
  REGISTRY_URL: string(),
  MEDIA_URL: string(),
  PREVIEW_SECRET: string().min(16, 'must have at least 16 characters'),
  GATEWAY_URL: string().matches(/^https?:\/\/[^\s/]+$/, 'must be an address without a path'),
  GATEWAY_ADDRESSES: string().test('addresses', 'must be IP addresses, separated by commas', (value) =>
    listIn(value).every((one) => isIP(one) !== 0),
  ),
  TICKETS_PER_ADDRESS: number().typeError('must be a number of tickets').integer().min(0).max(1_000_000).default(60),
  PURGE_URL: string().matches(/^https?:\/\//, 'must be an address'),
  SITE_ORIGIN: string().test(
    'origins',
    'must be origins such as https://www.example.org, separated by commas',
    (value) => originsIn(value).every((one) => ORIGIN.test(one)),
  ),
  LOG_LEVEL: string().oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  MIGRATIONS_DIR: string().default('backend/drizzle'),
  DEMO_DIR: string().default('backend/demo'),
  SMTP_URL: string().matches(/^smtps?:\/\/[^\s/]+$/, 'must be smtp://name:password@host:port, or smtps://'),
  MAIL_FROM: string()
    .matches(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be an address, or Name <address>')
    .when('SMTP_URL', { is: Boolean, then: (from) => from.required('is required with SMTP_URL') }),
  PAYMENT_URL: string().test('payment', NOT_AN_API, isProviderUrl),
  PAYMENT_SECRET: string()
    .min(32, 'must have at least 32 characters')
    .when('PAYMENT_URL', { is: Boolean, then: (secret) => secret.required('is required with PAYMENT_URL') }),
  SHOP_EMAIL: string()
    .email('must be an e-mail address')
    .when('PAYMENT_URL', { is: Boolean, then: (email) => email.required('is required with PAYMENT_URL') }),
  TICKETS_URL: string().test('tickets', NOT_AN_API, isProviderUrl),
  TICKETS_SECRET: string()
    .min(32, 'must have at least 32 characters')
    .when('TICKETS_URL', { is: Boolean, then: (secret) => secret.required('is required with TICKETS_URL') }),
  SHOP_FRAME_URL: string().test('shop frame', NOT_AN_API, isFrameUrl),
  COOKIE_DOMAIN: string()
    .matches(DOMAIN, 'must be a domain such as museum.example')
    .test('parent', 'must be the domain of every origin in SITE_ORIGIN', (value, { parent }) =>
      isDomainOf(value, (parent as { readonly SITE_ORIGIN?: string }).SITE_ORIGIN),
    ),
});

/** What the process is told by its environment; folders are absolute. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly editorEmail: string;
  readonly editorPassword: string | undefined;
  readonly internalToken: string | undefined;
  readonly secretKey: string | undefined;
  /** Where published builds lie: a folder, or s3://bucket/prefix. */
  readonly registryUrl: string | undefined;
  /** Where the contents of the library's files are: s3://bucket/prefix; `media` below `dataDir` without it. */
  readonly mediaUrl: string | undefined;
  readonly previewSecret: string | undefined;
  readonly gatewayUrl: string | undefined;
  /** Addresses of gateways on other machines. */
  readonly gateways: readonly string[];
  /** Tickets that one address may reserve in 15 minutes; 0 for no limit. */
  readonly ticketsPerAddress: number;
  readonly purgeUrl: string | undefined;
  readonly siteOrigins: readonly string[];
  readonly logLevel: string;
  readonly migrationsDir: string;
  readonly demoDir: string;
  /** Undefined: mails are kept, not sent. */
  readonly mailServer: MailServer | undefined;
  /** The payment page; undefined: nothing is paid online. */
  readonly paymentPage: SignedCallOptions | undefined;
  /** The system that sells the tickets; undefined: the house does. */
  readonly ticketProvider: SignedCallOptions | undefined;
  /** Where another system's shop is that pages show in a frame; empty: the site has its own. */
  readonly shopFrame: string;
  /** Whose hosts all see the badge's cookies; empty: the site's own host alone. */
  readonly cookieDomain: string;
  /** Whom the house is told of refunds at; empty without a payment page. */
  readonly shopEmail: string;
}

/** Reads the environment once; throws one error that lists every bad variable. An empty variable counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in schema.fields && value !== ''),
  );
  const values = parse(given);
  return {
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    editorEmail: values.EDITOR_EMAIL,
    editorPassword: values.EDITOR_PASSWORD,
    internalToken: values.INTERNAL_TOKEN,
    secretKey: values.SECRET_KEY,
    registryUrl: values.REGISTRY_URL,
    mediaUrl: values.MEDIA_URL,
    previewSecret: values.PREVIEW_SECRET,
    gatewayUrl: values.GATEWAY_URL,
    gateways: listIn(values.GATEWAY_ADDRESSES),
    ticketsPerAddress: values.TICKETS_PER_ADDRESS,
    purgeUrl: values.PURGE_URL,
    siteOrigins: originsIn(values.SITE_ORIGIN),
    logLevel: values.LOG_LEVEL,
    migrationsDir: resolve(values.MIGRATIONS_DIR),
    demoDir: resolve(values.DEMO_DIR),
    mailServer: values.SMTP_URL === undefined ? undefined : { url: values.SMTP_URL, from: values.MAIL_FROM ?? '' },
    paymentPage:
      values.PAYMENT_URL === undefined ? undefined : { url: values.PAYMENT_URL, secret: values.PAYMENT_SECRET ?? '' },
    ticketProvider:
      values.TICKETS_URL === undefined ? undefined : { url: values.TICKETS_URL, secret: values.TICKETS_SECRET ?? '' },
    shopFrame: values.SHOP_FRAME_URL ?? '',
    cookieDomain: values.COOKIE_DOMAIN ?? '',
    shopEmail: values.SHOP_EMAIL ?? '',
  };
}

function parse(given: object) {
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

const listIn = (list: string | undefined) =>
  (list ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const originsIn = (list: string | undefined) => listIn(list).map((one) => one.replace(/\/$/, ''));

/** Browsers refuse a cookie for a domain that the page's host is not in. What is no origin has an error of its own. */
const isDomainOf = (domain: string | undefined, origins: string | undefined) =>
  domain === undefined ||
  originsIn(origins).every((one) => !URL.canParse(one) || `.${new URL(one).hostname}`.endsWith(`.${domain}`));
