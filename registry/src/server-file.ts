import type { ServerModule } from '@vestibule/contracts';
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { integrityOf } from './checks/check-files';

export interface ServerFile {
  readonly file: string;
  /** What stack traces call it. */
  readonly name?: string;
  readonly integrity: string;
  /** Shared libraries by name. */
  readonly libraries: Readonly<Record<string, object>>;
}

/**
 * Runs a remote's server file, which must be what its manifest says; its `require` knows the shared libraries and
 * nothing else.
 */
export function runServerFile({ file, name = file, integrity, libraries }: ServerFile): Partial<ServerModule> {
  const code = readFileSync(file);
  if (integrityOf(code) !== integrity) throw new Error(`${name} is not what remote.json says it is`);
  const module = { exports: {} };
  const requireShared = (wanted: string): object => {
    const library = libraries[wanted];
    if (!library) throw new Error(`${wanted} is not a shared library`);
    return library;
  };
  const run = compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], { filename: name }) as (
    ...args: unknown[]
  ) => void;
  run(module, module.exports, requireShared);
  return module.exports;
}
