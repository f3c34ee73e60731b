import type { RemoteManifest } from '@vestibule/contracts';
import { checkFiles, filesOf } from '../checks/check-files';
import { checkRelease } from '../checks/check-release';
import { parseManifest } from '../manifest';
import { problemLines } from '../problem';
import { versionPrefix, type Registry } from '../registry';
import { RegistryError } from '../registry-error';
import { storeVersion } from '../upload';
import type { DevelopGrant } from './develop-token';
import { isDevelopVersion } from './develop-version';
import { buildsOfSession } from './session-builds';

/** A build as it comes over the wire. */
export interface SentBuild {
  /** remote.json. */
  readonly manifest: Buffer;
  /** Path → content of the files that the session's last build did not have. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Stores a development build whole, or nothing of it. Throws RegistryError with everything that speaks against it. */
export async function receiveBuild(
  registry: Registry,
  { session, remote }: DevelopGrant,
  sent: SentBuild,
): Promise<RemoteManifest> {
  const manifest = parseManifest(sent.manifest, remote);
  if (manifest.name !== remote)
    throw new RegistryError('refused', `This token is for ${remote}, not for ${manifest.name}`);
  if (!isDevelopVersion(manifest.version) || !manifest.version.includes(`.${session}.`))
    throw new RegistryError('refused', `${manifest.version} is no development version of this session`);
  const stable = await registry.stable();
  if (!stable) throw new RegistryError('no_channel', 'Nothing was published into this registry yet');
  const last = (await buildsOfSession(registry, session))?.versions[0];
  // A file is read to be checked and then to be stored: from a bucket once is enough.
  const contents = new Map(sent.files);
  const read = async (path: string) => {
    const kept =
      contents.get(path) ??
      (last === undefined ? undefined : (await registry.store.get(versionPrefix(remote, last) + path))?.body);
    if (kept) contents.set(path, kept);
    return kept;
  };
  const problems = [
    ...(await checkRelease(registry, manifest, stable.composition)),
    ...(await checkFiles(manifest, read)),
  ];
  if (problems.length > 0) throw new RegistryError('refused', problemLines(problems));
  await storeVersion(registry, manifest, sent.manifest, {
    paths: [...new Set(filesOf(manifest).map(({ path }) => path))],
    read,
  });
  return manifest;
}
