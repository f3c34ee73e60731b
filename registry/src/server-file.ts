import type { ServerModule } from '@vestibule/contracts';
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { isPromise } from 'node:util/types';
import { integrityOf } from './checks/check-files';

export interface ServerFile {
  readonly file: string;
  /** Name of the file in stack traces. */
  readonly name?: string;
  readonly integrity: string;
  /** Shared libraries by name. */
  readonly libraries: Readonly<Record<string, object>>;
}

/**
 * Runs a remote's server file, which must match the hash of its manifest; its `require` knows the shared libraries and
 * nothing else.
 */
export function runServerFile({ file, name = file, integrity, libraries }: ServerFile): Partial<ServerModule> {
  const code = readFileSync(file);
  if (integrityOf(code) !== integrity) throw new Error(`${name} does not match its hash in remote.json`);
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
  const { exports }: { exports: Partial<ServerModule> } = module;
  const awaited = [exports, ...Object.values(exports.exposes ?? {})].some(isPromise);
  if (awaited) throw new Error(`${name} exports a promise: a module has an await at its top level. Await in a loader`);
  return exports;
}
