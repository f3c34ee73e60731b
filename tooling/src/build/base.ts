import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { minifyOnce, minifyTwice } from './minify';
import { routerRule, scriptRule, styleRules } from './rules';
import { StyleOrder } from './style-order';

const require = createRequire(import.meta.url);

/** Looked up in error-codes 2.9.2. */
export const FEDERATION_MESSAGES = /error-codes[\\/]dist[\\/]desc\.mjs$/;
const WITHOUT_MESSAGES = join(import.meta.dirname, 'without-messages.js');

const JSX_DEV_RUNTIME = join(import.meta.dirname, 'refresh', 'jsx-dev-runtime.js');

export interface BaseOptions {
  /** The package's folder. */
  readonly dir: string;
  /** Keeps class names of different packages apart. */
  readonly name: string;
  readonly target: 'browser' | 'node';
  readonly outDir: string;
  readonly development: boolean;
  /** Its components can be swapped in an open page of its developer. */
  readonly refresh?: boolean;
  /** Only editors get its code. */
  readonly editorsOnly?: boolean;
}

/** Configuration that all builds share. */
export function baseConfig({
  dir,
  name,
  target,
  outDir,
  development,
  refresh = false,
  editorsOnly = false,
}: BaseOptions): Configuration {
  const browser = target === 'browser';
  return {
    mode: development ? 'development' : 'production',
    context: dir,
    target: browser ? ['web', 'es2022'] : 'node24',
    // In a build for a developer the map is part of the file: maps of their own are not served.
    devtool: development ? 'inline-source-map' : browser ? false : 'source-map',
    output: {
      path: outDir,
      clean: true,
      hashFunction: 'xxhash64',
      // Short, as entries list them all: the folder's version distinguishes builds.
      chunkFilename: browser ? '[name].[contenthash:6].js' : '[name].cjs',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { ...productionRouter(), 'react/jsx-dev-runtime$': JSX_DEV_RUNTIME },
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: {
      parser: { javascript: { createRequire: false } },
      rules: [scriptRule(target, refresh ? name : undefined), routerRule(), ...styleRules(target, name, development)],
    },
    performance: { hints: false },
    // A build that fails says so by itself; its progress would drown the caller's.
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    optimization: {
      minimize: browser && !development,
      minimizer: [
        new TerserPlugin({
          minify: editorsOnly ? minifyOnce : minifyTwice,
          extractComments: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      moduleIds: 'deterministic',
      nodeEnv: development ? 'development' : 'production',
    },
    plugins: browser
      ? [
          new MiniCssExtractPlugin({
            filename: '[name].[contenthash:6].css',
            chunkFilename: '[name].[contenthash:6].css',
          }),
          new StyleOrder(name),
          // A developer reads them.
          ...(development ? [] : [new webpack.NormalModuleReplacementPlugin(FEDERATION_MESSAGES, WITHOUT_MESSAGES)]),
          // Code for the server only is left out.
          new webpack.DefinePlugin({ 'typeof document': '"object"' }),
        ]
      : [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** react-router's package names its development build for every condition that webpack knows. */
function productionRouter(): Record<string, string> {
  const main = require.resolve('react-router', { paths: [require.resolve('react-router-dom')] });
  const folder = main.slice(0, main.lastIndexOf('/dist/')) + '/dist/production';
  return { 'react-router/dom$': `${folder}/dom-export.mjs`, 'react-router$': `${folder}/index.mjs` };
}
