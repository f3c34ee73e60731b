import { LANGUAGES, type RemoteDeclaration, type RemoteManifest } from '@vestibule/contracts';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfFolder } from './files';
import { remoteManifest } from './remote-manifest';

/** Hex digits of a version's hash. */
const HASH_LENGTH = 10;

export interface Assembly {
  /** The remote's folder. */
  readonly dir: string;
  readonly declaration: RemoteDeclaration;
  /** Names the version by a hash of the build's content and of the declaration. */
  readonly versionOf: (hash: string) => string;
}

/** Makes a build of webpack's output in `folder` (browser/, server/): adds the texts and remote.json. */
export async function assembleRemote(
  folder: string,
  { dir, declaration, versionOf }: Assembly,
): Promise<RemoteManifest> {
  // Statistics of the build, which are not requested at run time.
  await rm(join(folder, 'browser', 'mf-stats.json'), { force: true });
  await rm(join(folder, 'remote.json'), { force: true });
  await copyTranslations(dir, join(folder, 'i18n'));
  const unnamed = await remoteManifest(folder, declaration, '');
  // The manifest says more than the files do: routes, slots, the range of contracts.
  const hash = createHash('sha256')
    .update(await hashOfFolder(folder, (file) => file.endsWith('.map')))
    .update(JSON.stringify(unnamed));
  const manifest = { ...unnamed, version: versionOf(hash.digest('hex').slice(0, HASH_LENGTH)) };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** Copies the texts, and the parts of them in folders: `de.<hash>.json`, `desk/de.<hash>.json`. */
async function copyTranslations(dir: string, out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  const from = join(dir, 'translations');
  const entries = await readdir(from, { withFileTypes: true });
  for (const part of ['', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)]) {
    await mkdir(join(out, part), { recursive: true });
    for (const language of LANGUAGES) {
      const content = await readFile(join(from, part, `${language}.json`));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      await cp(join(from, part, `${language}.json`), join(out, part, `${language}.${hash}.json`));
    }
  }
}
