import type { RemoteManifest } from '@vestibule/contracts';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { filesBelow } from '../../build/files';
import type { BuildProblem } from '@vestibule/registry/problem';
import { runBrowser } from './browser-process';
import { checkScripts } from './check-scripts';
import { browserPrograms } from './programs';

/**
 * Loads a remote's browser build as the shell does (shell/src/browser/federation.ts): the entry and every expose run in
 * jsdom, in a process that is thrown away. Files are given out as remote.json lists them.
 */
export async function checkBrowser(dir: string, manifest: RemoteManifest): Promise<BuildProblem[]> {
  const found = await checkScripts(manifest, (path) => readFile(join(dir, path), 'utf8').catch(() => undefined));
  for (const path of await unlisted(dir, manifest))
    found.push({ check: 'files', where: path, message: 'is in the build, but not among files of remote.json' });
  const add = (where: string, message: string) => {
    // An entry that failed is tried for every expose.
    if (!found.some((known) => known.where === where && known.message === message))
      found.push({ check: 'browser', where, message });
  };
  const { host, page } = await browserPrograms();
  let running = manifest.entry.path;
  const lost = await runBrowser(host, { dir, manifest, page }, (answer) => {
    if (answer.kind === 'problem') add(answer.where, answer.message);
    else if (answer.kind === 'step') running = answer.where;
  });
  if (lost !== undefined) add(running, lost);
  return found;
}

/**
 * Files of the browser build that remote.json does not list; maps and compressed copies are none of a browser's
 * scripts.
 */
async function unlisted(dir: string, { files }: RemoteManifest): Promise<string[]> {
  const listed = new Set(files.map(({ path }) => path));
  const there = (await filesBelow(join(dir, 'browser'))).map((path) => `browser/${path.split(sep).join('/')}`);
  return there.filter((path) => !listed.has(path) && !/\.(?:map|br|gz)$/.test(path));
}
