import { LANGUAGES } from '@vestibule/contracts';
import { integrityOf } from '@vestibule/registry/checks/check-files';
import type { ShellManifest } from '@vestibule/registry/shell-files';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { Workspace } from '../workspaces';
import { baseConfig } from './base';
import { filesBelow, hashOfFolder, precompress } from './files';
import { runWebpack } from './run-webpack';

const require = createRequire(import.meta.url);
interface ZoneDataPlugin {
  new (options: { matchZones: string; startYear?: number; endYear?: number }): webpack.WebpackPluginInstance;
}
const ZoneData = require('moment-timezone-data-webpack-plugin') as ZoneDataPlugin;

/** Kilobytes of script on every page that has a remote, for nothing: looked up in runtime-core 2.9.2. */
export const UNUSED_FEDERATION =
  /runtime-core[\\/]dist[\\/](?:utils[\\/]preload|plugins[\\/]generate-preload-assets|plugins[\\/]snapshot[\\/](?:index|SnapshotHandler))\.js$/;

/** Of the 140 languages of moment those of the site beside English. */
const onlyOwnLocales = () => new webpack.ContextReplacementPlugin(/moment[/\\]locale$/, /(cs|de)$/);

/** The host's browser build: no federation plugin, it provides the libraries itself (docs/decisions/0004). */
function browserConfig(dir: string, outDir: string, development: boolean): Configuration {
  const base = baseConfig({ dir, name: 'shell', target: 'browser', outDir, development });
  return {
    ...base,
    entry: { main: `./src/browser/${development ? 'develop/' : ''}main.ts` },
    output: {
      ...base.output,
      uniqueName: 'vestibule-shell',
      filename: '[name].[contenthash:10].js',
      publicPath: 'auto',
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          defaultVendors: false,
          default: false,
          // Styles of lazy code come with it.
          styles: { type: 'css/mini-extract', name: 'styles', chunks: 'initial', enforce: true },
          // Only the code that remotes take from the host comes later: pages have all styles before any of it.
          ui: { type: 'css/mini-extract', test: /[\\/]shared-ui[\\/]/, name: 'styles', chunks: 'all', enforce: true },
          // One file: these change together, seldom, and are 1.2 kB smaller so than as two.
          vendor: { test: /node_modules\//, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      // Leaves out unused parts of the federation runtime: module snapshots and loading on Node. Parts that these flags
      // remove need no stand-ins.
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        ENV_TARGET: '"web"',
      }),
      new webpack.NormalModuleReplacementPlugin(UNUSED_FEDERATION, join(import.meta.dirname, 'without-preloading.js')),
      new ZoneData({ matchZones: 'Europe/Berlin' }),
      onlyOwnLocales(),
    ],
  };
}

/** Stores are plain objects in a worker, also those of its remotes: they get MobX from it. */
const stillMobx = (dir: string) => {
  const file = join(dir, 'src', 'render', 'still-mobx.ts');
  return new webpack.NormalModuleReplacementPlugin(/^mobx$/, (resource) => {
    if (resource.contextInfo.issuer !== file) resource.request = file;
  });
};

/** The code of a render worker: shell and shared libraries in one file; remotes get the libraries from it. */
function workerConfig(dir: string, outDir: string, development: boolean): Configuration {
  const base = baseConfig({ dir, name: 'shell', target: 'node', outDir, development });
  return {
    ...base,
    entry: { worker: './src/render/worker.ts' },
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    plugins: [...(base.plugins ?? []), stillMobx(dir), onlyOwnLocales()],
  };
}

/**
 * The code of a worker that checks remotes before they are published: the render worker with the development builds of
 * its libraries. It is part of the shell's build, so that a publication is tested by the very shell that is live.
 */
export function checkConfig(dir: string, outDir: string): Configuration {
  const base = baseConfig({ dir, name: 'shell', target: 'node', outDir, development: true });
  return {
    ...base,
    devtool: false,
    entry: { worker: './src/render/check/main.ts' },
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    plugins: [...(base.plugins ?? []), onlyOwnLocales()],
  };
}

/** The service worker: one file, as a browser fetches it alone and looks at nothing else to see whether it is new. */
function serviceWorkerConfig(dir: string, outDir: string, development: boolean): Configuration {
  const base = baseConfig({ dir, name: 'shell', target: 'browser', outDir, development });
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { sw: './src/service-worker/main.ts' },
    output: { ...base.output, filename: '[name].js' },
    plugins: [],
  };
}

/** Builds the shell into an empty folder, and returns its version. `run` runs one of its builds. */
export async function assembleShell(
  folder: string,
  { dir, version: packageVersion }: Workspace,
  development: boolean,
  run: (config: Configuration) => Promise<Stats>,
): Promise<string> {
  const stats = await run(browserConfig(dir, join(folder, 'browser'), development));
  await run(workerConfig(dir, join(folder, 'render'), development));
  await run(checkConfig(dir, join(folder, 'check')));
  await run(serviceWorkerConfig(dir, join(folder, 'service-worker'), development));
  await cp(join(dir, 'assets'), join(folder, 'browser', 'assets'), { recursive: true });
  await cp(join(dir, 'translations'), join(folder, 'browser', 'i18n'), { recursive: true });
  await rm(join(folder, 'shell.json'), { force: true });
  const version = `${packageVersion}-${await hashOfFolder(folder, (file) => file.endsWith('.map'))}`;
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const assets = (entry: string, suffix: string) =>
    (entrypoints?.[entry]?.assets ?? []).map(({ name }) => `browser/${name}`).filter((name) => name.endsWith(suffix));
  const file = async (path: string) => ({ path, integrity: integrityOf(await readFile(join(folder, path))) });
  const files = await filesBelow(join(folder, 'browser'));
  const manifest: ShellManifest = {
    version,
    scripts: await Promise.all(assets('main', '.js').map(file)),
    federation: await Promise.all(
      files.filter((name) => /^federation\.\w+\.js$/.test(name)).map((name) => file(`browser/${name}`)),
    ),
    styles: await Promise.all(assets('main', '.css').map(file)),
    translations: Object.fromEntries(
      await Promise.all(
        LANGUAGES.map(async (language) => [language, await file(`browser/i18n/${language}.json`)] as const),
      ),
    ) as ShellManifest['translations'],
    fonts: files.filter((name) => name.endsWith('.woff2')).map((name) => `browser/${name}`),
  };
  await writeFile(join(folder, 'shell.json'), JSON.stringify(manifest, null, 2));
  return version;
}

export async function buildShell(workspace: Workspace, out: string): Promise<string> {
  const staging = join(out, `staging-${process.pid}`);
  try {
    const version = await assembleShell(staging, workspace, false, runWebpack);
    await precompress(join(staging, 'browser'));
    const target = join(out, version);
    await rm(target, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    await rename(staging, target);
    return version;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
