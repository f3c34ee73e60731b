import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  isLanguage,
  type RemoteManifest,
  type SkeletonName,
} from '@vestibule/contracts';
import { SLOT_NAMES } from '@vestibule/contracts/remote/slot-params';
import { array, boolean, lazy, mixed, object, string, type ObjectSchema } from 'yup';
import { RegistryError } from './registry-error';

/** Names and versions become paths and addresses; a name is also part of the name of a global variable. */
export const REMOTE_NAME = /^[a-z][a-z0-9]{1,39}$/;
export const REMOTE_VERSION = /^\d+\.\d+\.\d+[\w.+-]{0,80}$/;

const file = object({
  path: string()
    .required()
    .matches(/^(browser|server|i18n)\/[\w./@+-]+$/)
    .test('inside', '${path} leads out of the build', (path) => !path?.split('/').includes('..')),
  integrity: string()
    .required()
    .matches(/^sha384-[\w+/=]{64}$/),
});
const filesOf = (one: ObjectSchema<object>) =>
  lazy((map: unknown) => object(Object.fromEntries(Object.keys(map ?? {}).map((key) => [key, one]))).required());
const hydrate = string().oneOf(['idle', 'input']).required();

/** Paths of a route; a language without one has that of the default language. */
export const routePaths = object({
  ...inEachLanguage(() => string()),
  [DEFAULT_LANGUAGE]: string().defined(),
}).required();
/**
 * A path without language prefix begins with a word of its own: it can take neither a language's place nor everybody's.
 */
const ownPaths = routePaths.test(
  'own-path',
  '${path} must begin with a word that is no language: the route is not localised',
  ({ [DEFAULT_LANGUAGE]: path }) => {
    const first = path.split('/')[0] ?? '';
    return /^[a-z0-9][\w.-]*$/i.test(first) && !isLanguage(first);
  },
);

const schema = object({
  name: string().required().matches(REMOTE_NAME),
  version: string().required().matches(REMOTE_VERSION),
  contracts: string().required(),
  routes: array(
    object({
      id: string().required(),
      path: routePaths.when('localised', { is: false, then: () => ownPaths }),
      localised: boolean(),
      page: string()
        .required()
        .matches(/^\.\/pages\//),
      layout: string().oneOf(['default', 'dashboard', 'error', 'webshop']).required(),
      middleware: array(string().required()),
      bodyClass: string().oneOf(['cms', 'non-cms', 'none']).required(),
      legal: boolean(),
      whileOffline: boolean(),
      personal: boolean(),
      camera: boolean(),
      // A name that this host does not know is no reason to refuse the remote.
      skeleton: mixed<SkeletonName>((name): name is SkeletonName => typeof name === 'string'),
      query: array(
        string()
          .required()
          .matches(/^[\w-]{1,40}$/),
      ),
      texts: string(),
      replaces: array(string().required()),
      action: object({ endpoint: string().required(), done: string().required() }).default(undefined),
      hydrate,
    }),
  ).required(),
  slots: array(
    object({
      slot: string().oneOf(SLOT_NAMES).required(),
      expose: string()
        .required()
        .matches(/^\.\/slots\//),
      hydrate,
      audience: string().oneOf(['everyone', 'editors']),
    }),
  ).required(),
  exposes: filesOf(object({ js: array(file).required(), css: array(file).required() })),
  entry: file.required(),
  server: file.required(),
  translations: filesOf(file),
  textParts: lazy((map: unknown) =>
    object(Object.fromEntries(Object.keys(map ?? {}).map((part) => [part, filesOf(file)]))).default(undefined),
  ),
  files: array(file).required(),
});

/** Reads a remote.json from outside this process; throws `bad_manifest` with the field that is wrong. */
export function parseManifest(body: Buffer, whose: string): RemoteManifest {
  try {
    return schema.validateSync(JSON.parse(body.toString('utf8')), { strict: true }) as unknown as RemoteManifest;
  } catch (error) {
    throw new RegistryError(
      'bad_manifest',
      `remote.json of ${whose}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
