import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

/** TypeScript through swc; `env` says how new the JavaScript may be. */
export function scriptRule(target: 'browser' | 'node'): RuleSetRule {
  return {
    test: /\.tsx?$/,
    // The house's own packages are TypeScript wherever they are installed.
    exclude: /node_modules\/(?!@vestibule\/)/,
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // The shell's React is always the production build, which knows nothing of the development runtime.
          transform: { react: { runtime: 'automatic', development: false } },
          target: target === 'node' ? 'es2023' : 'es2022',
        },
      },
    },
  };
}

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
