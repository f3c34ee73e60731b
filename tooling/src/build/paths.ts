import { join } from 'node:path';
import { ROOT } from '../workspaces';

/** Where builds lie: everything that runs is below `dist`. */
export const DIST = join(ROOT, 'dist');
export const REGISTRY = join(DIST, 'registry');
export const SHELL_DIST = join(DIST, 'shell');
export const BACKEND_DIST = join(DIST, 'backend');
