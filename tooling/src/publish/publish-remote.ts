import type { RemoteManifest } from '@vestibule/contracts';
import { checkContract } from '@vestibule/registry/checks/check-contract';
import { checkDroppedRoutes } from '@vestibule/registry/checks/check-dropped-routes';
import { checkFiles } from '@vestibule/registry/checks/check-files';
import { checkPages } from '@vestibule/registry/checks/check-pages';
import { checkRelease } from '@vestibule/registry/checks/check-release';
import { checkTakenRoutes } from '@vestibule/registry/checks/check-taken-routes';
import { parseManifest } from '@vestibule/registry/manifest';
import { problemLines, type BuildProblem } from '@vestibule/registry/problem';
import type { Registry } from '@vestibule/registry/registry';
import { Releases } from '@vestibule/registry/releases';
import { prune } from '@vestibule/registry/retention';
import { uploadVersion } from '@vestibule/registry/upload';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRemote } from '../build/build-remote';
import { readDeclaration } from '../build/read-declaration';
import { CliError } from '../cli-error';
import type { Workspace } from '../workspaces';
import { checkCode } from './check-code';
import { checkTypes } from './check-types';
import { withShell } from './with-shell';

export interface PublishOptions {
  readonly registry: Registry;
  readonly by: string;
  /** Which pointer to move: stable for everybody, canary for `percent` of the visitors, none to upload only. */
  readonly channel: 'stable' | 'canary' | 'none';
  readonly percent: number;
  /** Ids of routes that may go or move. */
  readonly dropRoutes: readonly string[];
  /** Ids of routes that may take the address of content pages. */
  readonly takePages: readonly string[];
  /** Ids of live routes of other remotes that routes of this one may replace. */
  readonly takeRoutes: readonly string[];
  readonly report: (line: string) => void;
}

export interface PublishedRemote {
  readonly name: string;
  readonly version: string;
}

/**
 * Builds a remote, checks it, uploads it, and only then moves the pointer. Throws CliError, with nothing changed, when
 * a check fails.
 */
export async function publishRemote(source: Workspace, options: PublishOptions): Promise<PublishedRemote> {
  const declaration = await readDeclaration(source.dir);
  await mkdir(join(source.dir, 'dist'), { recursive: true });
  // The same remote may be published twice at once from one checkout.
  const out = await mkdtemp(join(source.dir, 'dist', 'publish-'));
  try {
    // Before the build, which takes minutes on a busy machine: this needs nothing of it.
    const stable = await options.registry.stable();
    if (stable) refuse(checkContract(declaration, stable.composition.contracts));
    options.report(`building ${declaration.name} …`);
    refuse(await checkTypes(source.dir, declaration));
    const { dir } = await buildRemote(source, out);
    return await publishBuild(dir, options);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** The same for a folder that is built already, by whatever toolchain (docs/remote-format.md). */
export async function publishBuild(dir: string, options: PublishOptions): Promise<PublishedRemote> {
  const manifest = await checkBuild(dir, options);
  await uploadVersion(options.registry, dir, { by: options.by, at: new Date().toISOString() });
  await move(manifest, options);
  return manifest;
}

/** All checks of a build before visitors get it. */
async function checkBuild(
  dir: string,
  { registry, dropRoutes, takePages, takeRoutes, report }: PublishOptions,
): Promise<RemoteManifest> {
  const manifest = parseManifest(await readFile(join(dir, 'remote.json')), dir);
  const stable = await registry.stable();
  if (!stable) throw new CliError('Nothing was published into this registry yet: start the site once');
  report(`checking ${manifest.name} ${manifest.version} against ${stable.composition.id} …`);
  const files = await checkFiles(manifest, (path) => readFile(join(dir, path)).catch(() => undefined));
  refuse([
    ...files,
    ...(await checkRelease(registry, manifest, stable.composition)),
    ...(await checkDroppedRoutes(registry, manifest, stable.composition, dropRoutes)),
    ...(await checkTakenRoutes(registry, manifest, stable.composition, { takeRoutes, dropRoutes })),
    ...(await checkPages(registry, manifest, stable.composition, takePages)),
    // The code of a build whose files are damaged would fail with misleading messages.
    ...(files.length > 0
      ? []
      : await withShell(registry, stable.composition.shell, (shellDir) => checkCode(dir, manifest, shellDir))),
  ]);
  return manifest;
}

async function move(
  { name, version }: RemoteManifest,
  { registry, by, channel, percent, report }: PublishOptions,
): Promise<void> {
  const releases = new Releases(registry, by);
  if (channel === 'stable') await releases.publish({ name, version });
  if (channel === 'canary') await releases.canary({ name, version }, percent);
  for (const gone of await prune(registry)) report(`deleted ${gone}: too old`);
}

function refuse(problems: readonly BuildProblem[]): void {
  if (problems.length > 0) throw new CliError(`Not published; nothing has changed.\n${problemLines(problems)}`);
}
