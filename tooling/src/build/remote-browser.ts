import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDeclaration } from '@vestibule/contracts';
import { SHARED_LIBRARIES, containerName, INTEGRITY_GLOBAL } from '@vestibule/contracts/libraries';
import webpack, { type Configuration, type Compiler, type WebpackPluginInstance } from 'webpack';
import { baseConfig } from './base';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const NAME = 'CheckedChunks';

/** The shell knows the integrity of every file of the composition by its whole address. */
const checked = (tag: string, address: string) =>
  `if (globalThis.${INTEGRITY_GLOBAL}?.[${address}]) ${tag}.integrity = globalThis.${INTEGRITY_GLOBAL}[${address}];`;

/**
 * Lazily loaded scripts and styles of a remote run only when they match their hash in remote.json, as its entry does.
 */
class CheckedChunks implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\n${checked('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code, { tag, href }) => `${code}\n${checked(tag, href)}`,
      );
    });
  }
}

/** As for the remote's entry (shell/src/browser/federation.ts). */
const SCRIPT_TIMEOUT_MS = 3000;

/**
 * Source code that pages have in common becomes a file of its own from this size on: below it, one more request and the
 * worse compression of two files cost more.
 */
const SHARED_CHUNK_MIN_BYTES = 60_000;

export interface RemoteBuild {
  readonly dir: string;
  readonly declaration: RemoteDeclaration;
  readonly outDir: string;
  readonly development: boolean;
}

/** The shell gives each shared library; a remote never brings its own copy (docs/decisions/0004). */
const shared = Object.fromEntries(
  Object.keys(SHARED_LIBRARIES).map((name) => [
    name,
    { singleton: true, import: false as const, requiredVersion: false as const },
  ]),
);

/** Whether no visitor gets code of this remote: its pages are in the content hub, its slots on editors' pages. */
const isForEditorsOnly = ({ routes, slots }: RemoteDeclaration): boolean =>
  routes.every(({ layout }) => layout === 'dashboard') && slots.every(({ audience }) => audience === 'editors');

/** Browser build of a remote: a federation container with each page and slot as its own expose. */
export function remoteBrowserConfig({ dir, declaration, outDir, development }: RemoteBuild): Configuration {
  const base = baseConfig({
    dir,
    name: declaration.name,
    target: 'browser',
    outDir,
    development,
    refresh: development,
    editorsOnly: isForEditorsOnly(declaration),
  });
  return {
    ...base,
    entry: {},
    // A script that is late counts as failed; it is requested again. Webpack's 20 kB would take a few components that
    // two pages share out of both: a request more, and both compress worse.
    optimization: { ...base.optimization, splitChunks: { minSize: SHARED_CHUNK_MIN_BYTES } },
    output: {
      ...base.output,
      uniqueName: `vestibule-${declaration.name}`,
      publicPath: 'auto',
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
    },
    plugins: [
      ...(base.plugins ?? []),
      new CheckedChunks(),
      new ModuleFederationPlugin({
        name: containerName(declaration.name),
        filename: 'remoteEntry.js',
        exposes: { ...declaration.exposes },
        shared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        // A remote loads no remotes: the shell does.
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
    ],
  };
}
