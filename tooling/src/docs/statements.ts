import { basename, dirname } from 'node:path';
import { slugOf } from './references';
import type { SourceFile } from './source-files';

/** A statement of docs/behaviour, the files or folders that do it, and the tests that show it. */
export interface Statement {
  /** Page and heading: `frame.md#search-box`. */
  readonly id: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const CODE_LINE = /^Code: ([^]+?)(?:\n\n|$)/m;
const TEST = /\.(?:test|spec)\.tsx?$/;

/**
 * Statements of the pages with their tests: those beside the code that a statement names, and those that name the
 * statement (`docs/behaviour/frame.md#search-box`), as end-to-end tests do.
 *
 * @param pages Pages of docs/behaviour.
 * @param files All files of code.
 */
export function statementsOf(
  pages: readonly { readonly name: string; readonly text: string }[],
  files: readonly SourceFile[],
): readonly Statement[] {
  const tests = files.filter(({ path }) => TEST.test(path));
  return pages.flatMap(({ name, text }) =>
    text.split(/^#+ /m).flatMap((section) => {
      const [heading = ''] = section.split('\n', 1);
      const line = CODE_LINE.exec(section)?.[1];
      if (line === undefined) return [];
      const id = `${name}#${slugOf(heading)}`;
      const code = [...line.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      const shown = tests.filter((test) => namesStatement(test, id) || code.some((path) => isBeside(test, path)));
      return [{ id, code, tests: shown.map(({ path }) => path) }];
    }),
  );
}

const namesStatement = ({ text }: SourceFile, id: string) =>
  new RegExp(`docs/behaviour/${id.replace('.', '\\.')}(?![\\w-])`).test(text);

/** A test in the folder that is named, or one that imports the file that is named from the same folder. */
function isBeside({ path, text }: SourceFile, code: string): boolean {
  if (!/\.\w+$/.test(code)) return path.startsWith(`${code}/`);
  if (dirname(path) !== dirname(code)) return false;
  const name = basename(code).replace(/\.\w+$/, '');
  return basename(path).startsWith(`${name}.`) || new RegExp(`from '\\./${name}'`).test(text);
}
