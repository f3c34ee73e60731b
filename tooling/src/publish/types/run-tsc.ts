import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const PLATFORM = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
/** The longest that types of a remote may take, in ms; some types never come to an end. */
const TIMEOUT_MS = 120_000;

/**
 * An error that the compiler found: file relative to where it ran, line from 1; without a file it is about the whole
 * program.
 */
export interface Diagnostic {
  readonly file?: string;
  readonly line?: number;
  readonly message: string;
}

/**
 * Runs TypeScript's compiler over a tsconfig; rejects when it does not come to an end, or says nothing that can be
 * read.
 */
export const runTsc = (tsconfig: string, cwd: string): Promise<Diagnostic[]> => run(['-p', tsconfig], cwd);

/** The same for all packages of a workspace, as far as they have changed since the last time. */
export const checkSolution = (root: string): Promise<Diagnostic[]> => run(['-b', root], root);

/**
 * TypeScript's native compiler itself: a script that starts it stands before it in the package, and when that is
 * killed the compiler goes on.
 */
function findTsc(): string {
  const { resolve } = createRequire(require.resolve('@typescript/native/package.json'));
  return join(dirname(resolve(PLATFORM)), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
}

function run(options: readonly string[], cwd: string): Promise<Diagnostic[]> {
  // --build must come first.
  const args = [...options, '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(findTsc(), args, { cwd, timeout: TIMEOUT_MS, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      const diagnostics = parseDiagnostics(stdout);
      if (error && diagnostics.length === 0)
        reject(new Error(`tsc did not finish: ${stderr || stdout || error.message}`, { cause: error }));
      else resolve(diagnostics);
    });
  });
}

/** Reads the compiler's plain output; lines that are indented go on with the message before them. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const text of output.split('\n')) {
    const [, file, line, message] = /^(?:(.+)\((\d+),\d+\): )?error (TS\d+: .*)$/.exec(text.trimEnd()) ?? [];
    const last = found.at(-1);
    if (message !== undefined) found.push({ ...(file !== undefined && { file, line: Number(line) }), message });
    else if (last && text.startsWith(' '))
      found.splice(-1, 1, { ...last, message: `${last.message}\n${text.trimEnd()}` });
  }
  return found;
}
