import type { BuiltFile, RemoteManifest } from '@vestibule/contracts';
import { createHash } from 'node:crypto';
import type { BuildProblem } from '../problem';

export const integrityOf = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Every file that a manifest names, each once. */
export function filesOf({ entry, server, exposes, translations, textParts = {}, files }: RemoteManifest): BuiltFile[] {
  const named = [
    entry,
    server,
    ...[translations, ...Object.values(textParts)].flatMap((texts) => Object.values(texts)),
    ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]),
    ...files,
  ];
  return [...new Map(named.map((file) => [`${file.path} ${file.integrity}`, file])).values()];
}

/** Whether every file of a build exists and matches its hash in remote.json. */
export async function checkFiles(
  manifest: RemoteManifest,
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<BuildProblem[]> {
  const problems = await Promise.all(
    filesOf(manifest).map(async ({ path, integrity }): Promise<BuildProblem[]> => {
      const content = await read(path);
      const where = `${manifest.name} ${manifest.version}, ${path}`;
      if (!content) return [{ check: 'integrity', where, message: 'the file is missing' }];
      return integrityOf(content) === integrity
        ? []
        : [{ check: 'integrity', where, message: 'the file does not match its hash in remote.json' }];
    }),
  );
  return problems.flat();
}
