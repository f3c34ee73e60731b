import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import type { SourceFile } from './source-files';

/** Papers outside the repository, which a reader of it cannot open. */
const OUTSIDE = /\bspec\/\d|\bdesign\/[a-z]+\.md\b|\bissue \d/i;
/** A page of docs and one of its headings, in a comment that may break the line only before it. */
const ANCHOR = /\bdocs\/([\w/.-]+\.md)#([\w-]+)/g;
/** The last paragraph of a statement: one to three files or folders that do it. */
const CODE_LINE = /^Code: `[^`\s]+`(?:,\s`[^`\s]+`){0,2}$/;
const CODE_PATH = /`([^`]+)`/g;

const places = (file: SourceFile, wrong: (line: string) => boolean) =>
  file.text.split('\n').flatMap((line, at) => (wrong(line) ? [`${file.path}:${at + 1}: ${line.trim()}`] : []));

/** Lines that name a paper outside the repository. */
export const outsideReferences = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap((file) => places(file, (line) => OUTSIDE.test(line)));

/** GitHub's anchor of a heading. */
export const slugOf = (heading: string) =>
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

/** The pages of docs/behaviour with their statements. */
export const behaviourPages = (): readonly { readonly name: string; readonly text: string }[] =>
  readdirSync(join(ROOT, 'docs/behaviour'))
    .filter((name) => name !== 'README.md')
    .map((name) => ({ name, text: readFileSync(join(ROOT, 'docs/behaviour', name), 'utf8') }));

/** Headings of docs/behaviour that no file of code points at: a reader would have to guess where the code is. */
export function lonelyHeadings(files: readonly SourceFile[]): readonly string[] {
  const named = new Set(
    files.flatMap(({ text }) => [...text.matchAll(ANCHOR)].map(([, page = '', anchor = '']) => `${page}#${anchor}`)),
  );
  return behaviourPages().flatMap(({ name, text }) => {
    const headings = [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));
    return headings.map((slug) => `behaviour/${name}#${slug}`).filter((anchor) => !named.has(anchor));
  });
}

/**
 * Sections of a page of statements that do not end with one line of their code, and names in these lines that are
 * neither one of the files nor a folder of theirs, as `heading: what`. A group of sections has no text of its own.
 */
export function wrongCodeLines(page: string, files: readonly Pick<SourceFile, 'path'>[]): readonly string[] {
  const isThere = (named: string) => files.some(({ path }) => path === named || path.startsWith(`${named}/`));
  const [, ...sections] = page.split(/^#+ /m);
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const paragraphs = lines.join('\n').trim().split('\n\n').filter(Boolean);
    if (paragraphs.length === 0) return [];
    const last = paragraphs.at(-1) ?? '';
    const isAlone = paragraphs.filter((paragraph) => paragraph.startsWith('Code:')).length === 1;
    if (!isAlone || !CODE_LINE.test(last)) return [`${heading}: no line of code at its end`];
    const named = [...last.matchAll(CODE_PATH)].map(([, path = '']) => path);
    return named.filter((path) => !isThere(path)).map((path) => `${heading}: ${path}`);
  });
}
