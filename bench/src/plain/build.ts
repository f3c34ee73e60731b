import { baseConfig } from '@vestibule/tooling/build/base';
import { DIST } from '@vestibule/tooling/build/paths';
import { runWebpack } from '@vestibule/tooling/build/run-webpack';
import { ROOT } from '@vestibule/tooling/workspaces';
import { join } from 'node:path';

const dir = join(ROOT, 'bench', 'src', 'plain');

/** Where the plain page's builds lie. */
export const PLAIN_DIST = { browser: join(DIST, 'bench', 'browser'), server: join(DIST, 'bench', 'server') };

/** Builds the plain page: one bundle for the browser, one for the server, React included in both. */
export async function buildPlain(): Promise<void> {
  for (const target of ['browser', 'node'] as const) {
    const browser = target === 'browser';
    const base = baseConfig({
      dir,
      name: 'plain',
      target,
      outDir: browser ? PLAIN_DIST.browser : PLAIN_DIST.server,
      development: false,
    });
    await runWebpack({
      ...base,
      entry: { plain: browser ? './browser.tsx' : './server.ts' },
      output: {
        ...base.output,
        filename: browser ? '[name].[contenthash:10].js' : '[name].cjs',
        publicPath: '/assets/',
      },
      // The plain page wears the site's own style sheets; only here may one package read another's files.
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, site: ROOT } },
    });
  }
}
