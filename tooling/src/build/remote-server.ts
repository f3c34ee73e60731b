import { SHARED_LIBRARIES } from '@vestibule/contracts/libraries';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from './base';
import type { RemoteBuild } from './remote-browser';

/** Server build of a remote: one CommonJS file that exports `exposes`; the shared libraries stay outside. */
export function remoteServerConfig({ dir, declaration, outDir, development }: RemoteBuild, entry: string): Configuration {
  const base = baseConfig({ dir, name: declaration.name, target: 'node', outDir, development });
  return {
    ...base,
    entry: { server: entry },
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    externalsType: 'commonjs',
    externals: Object.fromEntries(Object.keys(SHARED_LIBRARIES).map((name) => [name, name])),
  };
}

/** Writes the file that gathers all exposes, beside the sources so that imports resolve as theirs do; answers its path. */
export async function writeServerEntry({ dir, declaration }: Pick<RemoteBuild, 'dir' | 'declaration'>): Promise<string> {
  const folder = join(dir, 'dist');
  const entry = join(folder, `server-entry-${process.pid}.ts`);
  // What only editors get is never rendered on the server.
  const forEditors = new Set<string>(declaration.slots.filter(({ audience }) => audience === 'editors').map(({ expose }) => expose));
  const names = Object.entries(declaration.exposes).filter(([name]) => !forEditors.has(name));
  const imports = names.map(([, file], index) => `import * as e${index} from ${JSON.stringify(join(dir, file))};`);
  const fields = names.map(([name], index) => `  ${JSON.stringify(name)}: e${index},`);
  await mkdir(folder, { recursive: true });
  await writeFile(entry, `${imports.join('\n')}\nexport const exposes = {\n${fields.join('\n')}\n};\n`);
  return entry;
}
