import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleRegistries } from './module-registries';
import { recordRegistry } from './record-registry';

/** All generated files, by path. */
const registries = (root: string) => new Map([...moduleRegistries(root), ...recordRegistry(root)]);

/** Paths of generated files that are not what their sources say. */
export const staleFiles = (root: string): readonly string[] =>
  [...registries(root)].flatMap(([path, text]) => (readFileSync(join(root, path), 'utf8') === text ? [] : [path]));

/**
 * Writes the files that are generated from others; a file with the same content is left alone. Answers what it wrote.
 */
export function generate(root: string): readonly string[] {
  const stale = staleFiles(root);
  const texts = registries(root);
  for (const path of stale) writeFileSync(join(root, path), texts.get(path) ?? '');
  return stale;
}
