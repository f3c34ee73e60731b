import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the folder that define a kind, without their ending, sorted. */
export function definedKinds(folder: string): readonly string[] {
  const defines = (file: string) => /^export default define\w+\(/m.test(readFileSync(join(folder, file), 'utf8'));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && defines(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}
