import type { RemoteManifest } from '@vestibule/contracts';
import type { BuildProblem } from '../problem';

/**
 * Whether `files` of remote.json, from which a browser takes the integrity, has whatever else remote.json names of the
 * browser's build.
 */
export function checkListed({
  entry,
  exposes,
  files,
}: Pick<RemoteManifest, 'entry' | 'exposes' | 'files'>): BuildProblem[] {
  const listed = new Set(files.map(({ path, integrity }) => `${path} ${integrity}`));
  const named = [
    { field: 'entry', file: entry },
    ...Object.entries(exposes).flatMap(([name, { js, css }]) => [
      ...js.map((file) => ({ field: `exposes, ${name}, js`, file })),
      ...css.map((file) => ({ field: `exposes, ${name}, css`, file })),
    ]),
  ];
  return named
    .filter(({ file }) => !listed.has(`${file.path} ${file.integrity}`))
    .map(({ field, file }) => ({
      check: 'files',
      where: `remote.json, ${field}`,
      message: `${file.path} is not among files, or has another integrity there`,
    }));
}
