import type { RemoteDeclaration } from '@vestibule/contracts';
import { SHARED_LIBRARIES } from '@vestibule/contracts/libraries';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base';
import type { RemoteBuild } from './remote-browser';

/**
 * The entry is no file on disk: builds at the same time share nothing, and its name, which gets into the build, is
 * always the same.
 */
const ENTRY = 'server-entry';

/** Server build of a remote: one CommonJS file that exports `exposes`; the shared libraries stay outside. */
export function remoteServerConfig({ dir, declaration, outDir, development }: RemoteBuild): Configuration {
  const base = baseConfig({ dir, name: declaration.name, target: 'node', outDir, development });
  return {
    ...base,
    entry: { server: `virtual:${ENTRY}` },
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    externalsType: 'commonjs',
    externals: [
      Object.fromEntries(Object.keys(SHARED_LIBRARIES).map((name) => [name, name])),
      browserOnly(declaration),
    ],
    plugins: [
      ...(base.plugins ?? []),
      new webpack.experiments.schemes.VirtualUrlPlugin({ [ENTRY]: entryOf(dir, declaration) }),
    ],
  };
}

/** Named packages and their files stay outside too: no render calls the import() that would load them. */
const browserOnly =
  ({ browserOnly: packages = [] }: RemoteDeclaration) =>
  ({ request = '' }: webpack.ExternalItemFunctionData, done: (error?: null, result?: string) => void): void =>
    packages.some((name) => request === name || request.startsWith(`${name}/`)) ? done(null, request) : done();

/** A module that gathers all exposes. */
function entryOf(dir: string, { slots, exposes }: RemoteDeclaration): string {
  // Exposes for editors only are never rendered on the server.
  const forEditors = new Set<string>(
    slots.filter(({ audience }) => audience === 'editors').map(({ expose }) => expose),
  );
  const names = Object.entries(exposes).filter(([name]) => !forEditors.has(name));
  const imports = names.map(([, file], index) => `import * as e${index} from ${JSON.stringify(join(dir, file))};`);
  const fields = names.map(([name], index) => `  ${JSON.stringify(name)}: e${index},`);
  return `${imports.join('\n')}\nexport const exposes = {\n${fields.join('\n')}\n};\n`;
}
