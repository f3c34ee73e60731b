import type { RemoteDeclaration } from '@vestibule/contracts';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildProblem } from '@vestibule/registry/problem';

/** A route named by a literal: `href('rooms/list', …)`, `routeUrls(href, 'rooms/list', …)`. */
const LINK = /\b(?:href\(|routeUrls\(\s*[\w.]+,)\s*(['"`])([\w-]+\/[\w/-]+)\1/g;

/**
 * Links of a remote's sources to routes of its own that it does not declare: their address would be the home page's.
 * The types know routes of the contracts alone, and a build knows the remote's own; another remote may come later.
 */
export async function checkLinks(
  sourceDir: string,
  { name, routes }: Pick<RemoteDeclaration, 'name' | 'routes'>,
): Promise<BuildProblem[]> {
  const known = new Set<string>(routes.map(({ id }) => id));
  const links = await linksIn(join(sourceDir, 'src'));
  return links
    .filter(({ route }) => route.startsWith(`${name}/`) && !known.has(route))
    .map(({ file, line, route }) => ({
      check: 'types',
      where: `${relative(sourceDir, file)}:${line}`,
      message: `links to ${route}, which is no route of remote.ts`,
    }));
}

/** All routes that the sources in a folder name, with their places. */
export async function linksIn(folder: string): Promise<{ file: string; line: number; route: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      return [...text.matchAll(LINK)].map((match) => ({
        file,
        line: text.slice(0, match.index).split('\n').length,
        route: match[2] ?? '',
      }));
    }),
  );
  return found.flat();
}
