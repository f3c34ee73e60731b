import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import type { SourceFile } from './source-files';

/** Papers outside the repository, which a reader of it cannot open. */
const OUTSIDE = /\bspec\/\d|\bdesign\/[a-z]+\.md\b|\bissue \d/i;
/** A page of docs and one of its headings, in a comment that may break the line only before it. */
const ANCHOR = /\bdocs\/([\w/.-]+\.md)#([\w-]+)/g;

const places = (file: SourceFile, wrong: (line: string) => boolean) =>
  file.text.split('\n').flatMap((line, at) => (wrong(line) ? [`${file.path}:${at + 1}: ${line.trim()}`] : []));

/** Lines that name a paper outside the repository. */
export const outsideReferences = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((file) => places(file, (line) => OUTSIDE.test(line)));

/** GitHub's anchor of a heading. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The anchors of a page of docs; undefined when there is no such page. */
function anchorsOf(page: string): ReadonlySet<string> | undefined {
  const path = join(ROOT, 'docs', page);
  if (!existsSync(path)) return undefined;
  return new Set([...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading)));
}

/** References to a heading of docs that does not exist, as `file: page#anchor`. */
export const brokenAnchors = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(ANCHOR)].flatMap(([, page = '', anchor = '']) =>
      anchorsOf(page)?.has(anchor) ? [] : [`${path}: ${page}#${anchor}`],
    ),
  );

/** Headings of docs/behaviour that no file of code points at: a reader would have to guess where they are kept. */
export function lonelyHeadings(files: readonly SourceFile[]): readonly string[] {
  const named = new Set(
    files.flatMap(({ text }) => [...text.matchAll(ANCHOR)].map(([, page = '', anchor = '']) => `${page}#${anchor}`)),
  );
  const pages = readdirSync(join(ROOT, 'docs/behaviour')).filter((name) => name !== 'README.md');
  return pages.flatMap((name) => {
    const text = readFileSync(join(ROOT, 'docs/behaviour', name), 'utf8');
    const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));
    return headings.map((slug) => `behaviour/${name}#${slug}`).filter((anchor) => !named.has(anchor));
  });
}
