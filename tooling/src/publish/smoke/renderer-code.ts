import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../bundle-program';

const HERE = fileURLToPath(new URL('.', import.meta.url));
let code: Promise<string> | undefined;

/**
 * The smoke renderer with the libraries that the shell would provide, as one CommonJS program; bundled once per
 * process.
 */
export function rendererCode(): Promise<string> {
  return (code ??= bundleProgram(HERE, './renderer.ts'));
}
