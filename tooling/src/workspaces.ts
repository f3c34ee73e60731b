import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROLES = [
  'contracts',
  'ui',
  'testkit',
  'registry',
  'remote',
  'shell',
  'gateway',
  'backend',
  'tooling',
  'styleguide',
  'e2e',
  'bench',
] as const;
export type Role = (typeof ROLES)[number];

export interface Workspace {
  /** Folder below the root, e.g. `mfe-programme`. */
  readonly folder: string;
  readonly dir: string;
  readonly name: string;
  readonly version: string;
  readonly role: Role;
}

const HERE = dirname(fileURLToPath(import.meta.url));

/**
 * Root of the repository that this file lies in: above its source, or above the bundle that it is part of, wherever the
 * checkout was copied to. In a repository of its own a remote has this package alone, and no such root: there it is the
 * folder that the package lies in, below which nothing of a checkout is found.
 */
export const ROOT = rootAbove(HERE) ?? join(HERE, '..', '..');

function rootAbove(dir: string): string | undefined {
  if (existsSync(join(dir, 'package.json')) && isCheckout(readPackage(dir))) return dir;
  const parent = dirname(dir);
  return parent === dir ? undefined : rootAbove(parent);
}

function isCheckout({ name, workspaces: folders }: PackageJson): boolean {
  return name === 'vestibule' && folders !== undefined;
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
