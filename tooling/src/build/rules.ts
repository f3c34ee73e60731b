import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

const WITHOUT_UNUSED = join(import.meta.dirname, 'without-unused-components.cjs');
const REFRESH_LOADER = join(import.meta.dirname, 'refresh', 'loader.js');

/** TypeScript through swc. `refresh` names the package whose components an open page can swap while it is developed. */
export function scriptRule(target: 'browser' | 'node', refresh?: string): RuleSetRule {
  return {
    test: /\.tsx?$/,
    // The repository's own packages are TypeScript wherever they are installed.
    exclude: /node_modules\/(?!@vestibule\/)/,
    use: [
      ...(refresh === undefined ? [] : [{ loader: REFRESH_LOADER, options: { name: refresh } }]),
      {
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            // The shell shares React's production runtime of JSX; the runtime of refreshing is in refresh/.
            transform: { react: { runtime: 'automatic', development: refresh !== undefined, refresh: true } },
            target: target === 'node' ? 'es2023' : 'es2022',
          },
        },
      },
    ],
  };
}

/** Unused components of react-router are left out. */
export const routerRule = (): RuleSetRule => ({ test: /\/react-router\/dist\/.+\.mjs$/, use: [WITHOUT_UNUSED] });

/**
 * Style rules. Class names are a hash of package, file and name, so the browser build and the server build agree.
 * The server build keeps the names only.
 */
export function styleRules(target: 'browser' | 'node', salt: string, development: boolean): RuleSetRule[] {
  const modules = {
    localIdentName: development ? '[name]__[local]' : '[hash:base64:6]',
    localIdentHashSalt: salt,
    exportOnlyLocals: target === 'node',
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const css = (options: object) => ({ loader: 'css-loader', options });
  if (target === 'node') {
    return [
      { test: /\.module\.css$/, use: [css({ modules })] },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source', generator: { emit: false } },
    ];
  }
  return [
    { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, css({ modules })] },
    { test: /\.css$/, exclude: /\.module\.css$/, sideEffects: true, use: [MiniCssExtractPlugin.loader, css({})] },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name].[contenthash:8][ext]' } },
  ];
}
