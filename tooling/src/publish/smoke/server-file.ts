import type { BuiltFile, ServerModule } from '@vestibule/contracts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { PROVIDED } from './provided';

/** Runs a remote's server file as the site does: its `require` knows the shared libraries and nothing else. */
export function runServerFile(dir: string, { path, integrity }: BuiltFile): Partial<ServerModule> {
  const code = readFileSync(join(dir, path));
  const actual = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (actual !== integrity) throw new Error('is not what remote.json says it is');
  const module = { exports: {} };
  const requireShared = (name: string): object => {
    const library = PROVIDED[name];
    if (!library) throw new Error(`${name} is not a shared library`);
    return library;
  };
  const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], { filename: path }) as (...args: unknown[]) => void;
  run(module, module.exports, requireShared);
  return module.exports;
}
