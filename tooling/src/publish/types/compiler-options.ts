import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Compiler options of the repository; the tooling brings them, as a remote outside the workspace has no other copy. */
export const HOUSE_CONFIG = fileURLToPath(new URL('../../../tsconfig.remote.json', import.meta.url));

/** Further options of a check: Node's types are those of the tooling. */
export const checkOptions = () => ({ typeRoots: [dirname(dirname(require.resolve('@types/node/package.json')))] });
