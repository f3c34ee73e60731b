import type { RemoteManifest } from '@vestibule/contracts';
import type { SiteComposition } from '@vestibule/contracts/site/site';

/**
 * Fields of a manifest that a build computes from a remote's sources; the others are its declaration, which the page
 * was set up with.
 */
type Built = 'version' | 'exposes' | 'entry' | 'server' | 'files' | 'translations' | 'textParts';
const BUILT: ReadonlySet<string> = new Set<Built>([
  'version',
  'exposes',
  'entry',
  'server',
  'files',
  'translations',
  'textParts',
]);

const declared = (remote: RemoteManifest) =>
  JSON.stringify([
    Object.entries(remote).filter(([name]) => !BUILT.has(name)),
    Object.keys(remote.exposes),
    Object.keys(remote.translations),
    Object.keys(remote.textParts ?? {}),
  ]);

/**
 * The remotes that differ between two compositions of one shell, as they were and as they are; undefined when an open
 * page cannot follow: a remote came, went, or declares something else.
 */
export function differences(
  before: SiteComposition,
  after: SiteComposition,
): readonly (readonly [RemoteManifest, RemoteManifest])[] | undefined {
  if (before.remotes.length !== after.remotes.length || before.incomplete || after.incomplete) return undefined;
  const pairs = before.remotes.map((remote, index) => [remote, after.remotes[index] ?? remote] as const);
  if (pairs.some(([was, is]) => declared(was) !== declared(is))) return undefined;
  return pairs.filter(([was, is]) => was.version !== is.version);
}
