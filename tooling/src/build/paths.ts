import { join } from 'node:path';
import { ROOT } from '../workspaces';

/** Where builds lie. Programs that leave npm packages outside stay in their package, so that these are found. */
export const DIST = join(ROOT, 'dist');
export const REGISTRY = join(DIST, 'registry');
export const SHELL_DIST = join(DIST, 'shell');
export const BACKEND_DIST = join(ROOT, 'backend', 'dist', 'server');
export const GATEWAY_DIST = join(ROOT, 'gateway', 'dist', 'server');
/** The supervisor of `npm start`. */
export const START_DIST = join(ROOT, 'tooling', 'dist', 'start');
