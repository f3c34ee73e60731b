import type { BuiltFile, RemoteManifest } from '@vestibule/contracts';
import { createHash } from 'node:crypto';
import type { BuildProblem } from '../problem';

export const integrityOf = (content: Uint8Array) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Every file that a manifest names, each once. */
export function filesOf(manifest: RemoteManifest): BuiltFile[] {
  const { entry, server, exposes, files } = manifest;
  const named = [
    entry,
    server,
    ...textFilesOf(manifest),
    ...Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]),
    ...files,
  ];
  return [...new Map(named.map((file) => [`${file.path} ${file.integrity}`, file])).values()];
}

const textFilesOf = ({ translations, textParts = {} }: RemoteManifest): BuiltFile[] =>
  [translations, ...Object.values(textParts)].flatMap((texts) => Object.values(texts));

function faultOfJson(content: Uint8Array): string | undefined {
  try {
    JSON.parse(Buffer.from(content).toString('utf8'));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether every file of a build exists and matches its hash in remote.json, and whether its translations are JSON. */
export async function checkFiles(
  manifest: RemoteManifest,
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<BuildProblem[]> {
  const texts = new Set(textFilesOf(manifest).map(({ path }) => path));
  const problems = await Promise.all(
    filesOf(manifest).map(async ({ path, integrity }): Promise<BuildProblem[]> => {
      const content = await read(path);
      const where = `${manifest.name} ${manifest.version}, ${path}`;
      if (!content) return [{ check: 'integrity', where, message: 'the file is missing' }];
      if (integrityOf(content) !== integrity)
        return [{ check: 'integrity', where, message: 'the file does not match its hash in remote.json' }];
      const fault = texts.has(path) ? faultOfJson(content) : undefined;
      return fault === undefined ? [] : [{ check: 'translations', where, message: `the file is not JSON: ${fault}` }];
    }),
  );
  return problems.flat();
}
