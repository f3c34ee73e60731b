import type { SourceFile } from '../docs/source-files';
import { exportedDeclarations } from './module-names';

/** Test kits, and code that represents another team's, may repeat names. */
const LEFT_OUT = /\.(?:test|spec)\.tsx?$|\/testing\/|^e2e\/|\.d\.ts$/;

/**
 * Names that several files of a package export: a reader who finds one does not know which it is.
 *
 * @returns `package name: file, file` of each, sorted.
 */
export function repeatedExports(sources: readonly SourceFile[]): readonly string[] {
  const files = new Map<string, string[]>();
  for (const source of sources) {
    if (LEFT_OUT.test(source.path)) continue;
    const [folder = ''] = source.path.split('/');
    for (const name of new Set(exportedDeclarations(source))) {
      const key = `${folder} ${name}`;
      files.set(key, [...(files.get(key) ?? []), source.path]);
    }
  }
  return [...files].flatMap(([key, paths]) => (paths.length > 1 ? [`${key}: ${paths.join(', ')}`] : [])).sort();
}
