import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of a checkout that differ from `base`, committed or not, and those that git does not know yet. */
export function changedFiles(root: string, base = mainBranch(root)): string[] {
  const git = (...args: string[]) => lines(execFileSync('git', args, { cwd: root, encoding: 'utf8' }));
  const [fork = 'HEAD'] = git('merge-base', 'HEAD', base);
  const files = [...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(join(root, file)));
}

/** The branch that work is merged into: the remote's where there is one. */
function mainBranch(root: string): string {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { cwd: root, stdio: 'ignore' });
    return 'origin/main';
  } catch {
    return 'main';
  }
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const TEST = /(?<!\.long)\.test\.tsx?$/;

/** Unit tests in the folders of these files, without the long ones. */
export function testsBeside(root: string, files: readonly string[]): string[] {
  const folders = new Set(files.filter((file) => /\.(tsx?|css|json)$/.test(file)).map((file) => dirname(file)));
  return [...folders].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => TEST.test(name))
      .map((name) => join(folder, name)),
  );
}
