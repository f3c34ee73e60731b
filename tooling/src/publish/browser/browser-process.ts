import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { BrowserAnswer, BrowserSetup } from './messages';

/** Memory that loading may take, in MB. */
const MEMORY_MB = 256;
/**
 * Limits of one step without giving way, in ms: `used` of processor time, as on a busy machine a good build waits for
 * its turn; `longest` in any case, and alone where the system has no `/proc` to read that time from.
 */
const LIMITS = { used: 5000, longest: 60_000 };
const LOOK_MS = 200;
/** Ticks of `/proc/<pid>/stat` are hundredths of a second on all systems that Node runs on. */
const MS_PER_TICK = 10;
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
  limits = LIMITS,
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
      let [since, used] = [Date.now(), 0];
      watch = setInterval(() => {
        const isOver = usedMs(child.pid) - used > limits.used || Date.now() - since > limits.longest;
        if (isOver) resolve(`no progress for ${limits.used / 1000} s: an endless loop?`);
      }, LOOK_MS);
      child.on('message', (answer: BrowserAnswer) => {
        if (answer.kind === 'step') [since, used] = [Date.now(), usedMs(child.pid)];
        if (answer.kind === 'done') resolve(undefined);
        else onAnswer(answer);
      });
    });
    // A host that ends early closes its input before all of it is read.
    child.stdin?.on('error', () => undefined).end(code);
    child.send(setup);
    return await Promise.race([finished, exit.then(([status, signal]) => endedBy(status, signal, lastWords))]);
  } finally {
    clearInterval(watch);
    child.kill('SIGKILL');
    await exit;
  }
}

/** Processor time that a process has used, in ms; 0 where it cannot be read. */
function usedMs(pid: number | undefined): number {
  try {
    // After the program's name in brackets, which may have spaces: user and system time are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

function endedBy(status: number | null, signal: string | null, lastWords: string): string {
  if (lastWords.includes('JavaScript heap out of memory')) return `needs more than ${MEMORY_MB} MB of memory`;
  return `ends the process that loads it (${signal ?? `status ${status}`})`;
}
