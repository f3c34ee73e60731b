import { join } from 'node:path';
import { ROOT } from '../workspaces';

/** Where builds lie. Programs that leave npm packages outside stay in their package, so that these are found. */
export const DIST = join(ROOT, 'dist');
export const REGISTRY = join(DIST, 'registry');
export const SHELL_DIST = join(DIST, 'shell');
export const BACKEND_DIST = join(ROOT, 'backend', 'dist', 'server');
export const GATEWAY_DIST = join(ROOT, 'gateway', 'dist', 'server');
/** V8's compiled code of backend and gateway. */
export const COMPILED = join(DIST, 'compiled');

/** Folders of the builds that a registry publishes. */
export interface BuildFolders {
  readonly registry: string;
  readonly shells: string;
  /** Notes on built parts with the hash of their sources, and on published ones. */
  readonly stamps: string;
}
export const RELEASE: BuildFolders = { registry: REGISTRY, shells: SHELL_DIST, stamps: join(DIST, 'stamps') };
/** Builds for developers: their site (`npm run dev`) leaves the one of `npm start` as it is. */
export const DEVELOPMENT: BuildFolders = {
  registry: join(DIST, 'dev', 'registry'),
  shells: join(DIST, 'dev', 'shell'),
  stamps: join(DIST, 'dev', 'stamps'),
};
/** The supervisor of `npm start`. */
export const START_DIST = join(ROOT, 'tooling', 'dist', 'start');
