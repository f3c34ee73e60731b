import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { bundleProgram } from '../bundle-program';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);

export interface BrowserPrograms {
  /** Runs in Node: a browser's window and its files. */
  readonly host: string;
  /** Runs in that window: federation and the shared libraries. */
  readonly page: string;
}

let programs: Promise<BrowserPrograms> | undefined;

/** Bundled once per process. */
export const browserPrograms = (): Promise<BrowserPrograms> => (programs ??= bundle());

async function bundle(): Promise<BrowserPrograms> {
  // jsdom reads files of its own package: it stays where it is installed.
  const outside: Configuration = { externalsType: 'commonjs', externals: { jsdom: require.resolve('jsdom') } };
  const forWindow: Configuration = {
    target: ['web', 'es2022'],
    plugins: [new webpack.DefinePlugin({ ENV_TARGET: '"web"' })],
  };
  const [host, page] = await Promise.all([
    bundleProgram(HERE, './host.ts', outside),
    bundleProgram(HERE, './page.ts', forWindow),
  ]);
  return { host, page };
}
