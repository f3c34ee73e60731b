import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Workspace } from '../workspaces';
import { baseConfig } from './base';
import { runWebpack } from './run-webpack';

/** Bundles Node programs of a package into CommonJS files; packages from npm stay outside. */
export async function buildNode(
  workspace: Workspace,
  outDir: string,
  entry: Readonly<Record<string, string>>,
  development = false,
): Promise<void> {
  const base = baseConfig({ dir: workspace.dir, name: workspace.folder, target: 'node', outDir, development });
  const config: Configuration = {
    ...base,
    entry: { ...entry },
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    // webpack would write down where the source lies now; a checkout can be copied or moved after the build.
    node: { __filename: false, __dirname: false },
    plugins: [new webpack.DefinePlugin({ 'import.meta.url': "require('node:url').pathToFileURL(__filename).href" })],
    externalsType: 'commonjs',
    externals: [
      ({ request = '' }, done) => {
        const own =
          request.startsWith('.') ||
          request.startsWith('/') ||
          request.startsWith('#') ||
          request.startsWith('@vestibule/');
        if (own) done();
        else done(undefined, request);
      },
    ],
  };
  await runWebpack({
    ...config,
    resolve: { ...config.resolve, modules: [join(workspace.dir, 'node_modules'), 'node_modules'] },
  });
}
