import type { BuiltFile, RemoteDeclaration, RemoteManifest } from '@vestibule/contracts';
import { integrityOf } from '@vestibule/registry/checks/check-files';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files';

interface FederationManifest {
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: {
      readonly js: { readonly sync: readonly string[] };
      readonly css: { readonly sync: readonly string[] };
    };
  }[];
}

/** Reads the output of the two builds below `dir` (browser/, server/, i18n/) and describes it as remote.json. */
export async function remoteManifest(
  dir: string,
  declaration: RemoteDeclaration,
  version: string,
): Promise<RemoteManifest> {
  const federation = JSON.parse(await readFile(join(dir, 'browser', 'mf-manifest.json'), 'utf8')) as FederationManifest;
  const file = async (path: string): Promise<BuiltFile> => ({
    path,
    integrity: integrityOf(await readFile(join(dir, path))),
  });
  const browserFiles = (paths: readonly string[]) => Promise.all(paths.map((path) => file(`browser/${path}`)));
  const exposes: Record<string, RemoteManifest['exposes'][string]> = {};
  for (const { path, assets } of federation.exposes) {
    exposes[path] = { js: await browserFiles(assets.js.sync), css: await browserFiles(assets.css.sync) };
  }
  const missing = Object.keys(declaration.exposes).filter((name) => !exposes[name]);
  if (missing.length > 0) throw new Error(`${declaration.name}: the build lacks ${missing.join(', ')}`);
  const translations: Record<string, BuiltFile> = {};
  const textParts: Record<string, Record<string, BuiltFile>> = {};
  for (const path of await filesBelow(join(dir, 'i18n'))) {
    const [, part, language] = /^(?:([^/]+)\/)?(\w+)\.[^/]*json$/.exec(path) ?? [];
    if (language === undefined) continue;
    const texts = part === undefined ? translations : (textParts[part] ??= {});
    texts[language] = await file(`i18n/${path}`);
  }
  const parts = Object.keys(textParts).length > 0 ? { textParts } : {};
  const { name, contracts, routes, slots } = declaration;
  const files = await browserFiles((await filesBelow(join(dir, 'browser'))).filter((path) => !path.endsWith('.map')));
  const [entry, server] = await Promise.all([file('browser/remoteEntry.js'), file('server/server.cjs')]);
  return { name, version, contracts, routes, slots, exposes, entry, server, translations, ...parts, files };
}
