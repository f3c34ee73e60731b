import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserAnswer, BrowserSetup } from './messages';

/** Memory that loading may take, in MB. */
const MEMORY_MB = 256;
/**
 * How long one step may run without giving way, in ms. Wall clock, as the processor time of another process cannot be
 * read everywhere: long enough for a good build on a machine that does five other things.
 */
const STALL_MS = 15_000;
/** Characters of the host's last output that are stored. */
const LAST_WORDS = 20_000;

/**
 * Runs the host to its end, which is always the end of its process; returns why it could not do everything, if so. A
 * process of its own, because V8 ends the whole process when some objects, a Map for one, grow beyond a worker thread's
 * memory.
 */
export async function runBrowser(
  code: string,
  setup: BrowserSetup,
  onAnswer: (answer: BrowserAnswer) => void,
): Promise<string | undefined> {
  // A remote must not see the publisher's environment, secrets included; nor does its output reach the terminal.
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, '--input-type=commonjs', '-'], {
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (lastWords = (lastWords + text).slice(-LAST_WORDS)));
  const exit = once(child, 'close') as Promise<[status: number | null, signal: string | null]>;
  let watch: NodeJS.Timeout | undefined;
  try {
    const finished = new Promise<string | undefined>((resolve) => {
      watch = setTimeout(() => resolve(`no progress for ${STALL_MS / 1000} s: an endless loop?`), STALL_MS);
      child.on('message', (answer: BrowserAnswer) => {
        if (answer.kind === 'step') watch?.refresh();
        if (answer.kind === 'done') resolve(undefined);
        else onAnswer(answer);
      });
    });
    // A host that ends early closes its input before all of it is read.
    child.stdin?.on('error', () => undefined).end(code);
    child.send(setup);
    return await Promise.race([finished, exit.then(([status, signal]) => endedBy(status, signal, lastWords))]);
  } finally {
    clearTimeout(watch);
    child.kill('SIGKILL');
    await exit;
  }
}

function endedBy(status: number | null, signal: string | null, lastWords: string): string {
  if (lastWords.includes('JavaScript heap out of memory')) return `needs more than ${MEMORY_MB} MB of memory`;
  return `ends the process that loads it (${signal ?? `status ${status}`})`;
}
