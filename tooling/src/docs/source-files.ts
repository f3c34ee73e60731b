import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';

export interface SourceFile {
  /** Path below the root. */
  readonly path: string;
  readonly text: string;
}

/** Every tracked or new file with one of these endings; ignored files and those that are gone are left out. */
export function sourceFiles(endings: readonly string[]): readonly SourceFile[] {
  const patterns = endings.map((ending) => `*.${ending}`);
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const paths = execFileSync('git', options, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return [...new Set(paths)]
    .filter((path) => path !== '' && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}
