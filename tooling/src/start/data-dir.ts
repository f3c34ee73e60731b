import { join, resolve } from 'node:path';
import { ROOT } from '../workspaces';

/** Where the site of this checkout keeps its data: DATA_DIR, taken from where the command was typed, or `.data`. */
export const dataDir = (): string =>
  resolve(process.env['INIT_CWD'] ?? ROOT, process.env['DATA_DIR'] ?? join(ROOT, '.data'));
