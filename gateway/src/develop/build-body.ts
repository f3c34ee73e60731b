import type { SentBuild } from '@vestibule/registry/develop/receive-build';
import { RegistryError } from '@vestibule/registry/registry-error';
import { lazy, object, string } from 'yup';

const schema = object({
  manifest: string().required(),
  files: lazy((files: unknown) =>
    object(Object.fromEntries(Object.keys(files ?? {}).map((path) => [path, string().defined()]))).required(),
  ),
});

/**
 * Reads `{ manifest, files: { path: content } }`, contents in base64. Throws RegistryError `bad_manifest` with the
 * field that is wrong.
 */
export function readBuildBody(body: unknown): SentBuild {
  try {
    const { manifest, files } = schema.validateSync(body, { strict: true });
    const content = (encoded: string) => Buffer.from(encoded, 'base64');
    return {
      manifest: content(manifest),
      files: new Map(
        Object.entries(files as Record<string, string>).map(([path, encoded]) => [path, content(encoded)]),
      ),
    };
  } catch (error) {
    throw new RegistryError('bad_manifest', error instanceof Error ? error.message : String(error));
  }
}
