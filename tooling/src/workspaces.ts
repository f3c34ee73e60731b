import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Role = 'contracts' | 'ui' | 'registry' | 'remote' | 'shell' | 'gateway' | 'backend' | 'tooling' | 'e2e';
export const ROLES: readonly Role[] = [
  'contracts',
  'ui',
  'registry',
  'remote',
  'shell',
  'gateway',
  'backend',
  'tooling',
  'e2e',
];

export interface Workspace {
  /** Folder below the root, e.g. `mfe-programme`. */
  readonly folder: string;
  readonly dir: string;
  readonly name: string;
  readonly version: string;
  readonly role: Role;
}

/**
 * Root of the repository that this file lies in: above its source, or above the bundle that it is part of, wherever the
 * checkout was copied to.
 */
export const ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)));

function rootAbove(dir: string): string {
  if (existsSync(join(dir, 'package.json')) && readPackage(dir).workspaces) return dir;
  const parent = dirname(dir);
  if (parent === dir) throw new Error('This program lies in no checkout of Vestibule');
  return rootAbove(parent);
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly vestibule?: { readonly role?: string };
}

function readPackage(dir: string): PackageJson {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageJson;
}

/** Every package of the workspace with its declared role; an unknown or missing role throws. */
export function workspaces(root: string = ROOT): readonly Workspace[] {
  return (readPackage(root).workspaces ?? []).map((folder) => {
    const dir = join(root, folder);
    const { name, version, vestibule } = readPackage(dir);
    const role = ROLES.find((known) => known === vestibule?.role);
    if (!role) throw new Error(`${folder}/package.json: "vestibule.role" must be one of ${ROLES.join(', ')}`);
    return { folder, dir, name, version, role };
  });
}

export const remotes = (root: string = ROOT) => workspaces(root).filter(({ role }) => role === 'remote');
