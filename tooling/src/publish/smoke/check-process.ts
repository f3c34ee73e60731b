import type { CheckProblem } from '@vestibule/contracts/worker/check-messages';
import { textOf, type ReadyAnswer, type RenderedPage, type RenderRequest } from '@vestibule/contracts/worker/messages';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TOO_MUCH_MEMORY, type DriverAnswer, type DriverSetup, type Lost } from './messages';

const require = createRequire(import.meta.url);
const DRIVER = fileURLToPath(new URL('driver.ts', import.meta.url));
/** Characters of the process's last output that are stored. */
const LAST_WORDS = 20_000;

/** The worker cannot go on. */
export class WorkerGone extends Error {
  constructor(readonly lost: Lost) {
    super(lost.message);
  }
}

/**
 * A check worker in a process of its own, which is thrown away: V8 ends the whole process when some objects, a Map for
 * one, grow beyond a thread's memory. A remote must not see the publisher's environment, secrets included; nor does its
 * output reach the terminal.
 */
export class CheckProcess {
  readonly #child: ChildProcess;
  readonly #gone: Promise<never>;
  /** It may be ready before the first request. */
  readonly #first: Promise<Exclude<DriverAnswer, CheckProblem | Lost>>;
  #lastWords = '';
  #answered: (answer: Exclude<DriverAnswer, CheckProblem | Lost>) => void = () => undefined;

  constructor(setup: DriverSetup, onProblem: (problem: CheckProblem) => void) {
    this.#child = spawn(process.execPath, ['--import', pathToFileURL(require.resolve('tsx')).href, DRIVER], {
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS)));
    this.#gone = new Promise((_, reject) => {
      const lose = (lost: Lost) => reject(new WorkerGone(lost));
      this.#child.on('message', (answer: DriverAnswer) => {
        if (answer.kind === 'problem') onProblem(answer);
        else if (answer.kind === 'lost') lose(answer);
        else this.#answered(answer);
      });
      this.#child.once('close', (status, signal) =>
        lose({ kind: 'lost', message: endedBy(status, signal, this.#lastWords), suspects: [] }),
      );
    });
    this.#gone.catch(() => undefined);
    this.#first = this.#next();
    this.#first.catch(() => undefined);
    this.#child.send(setup);
  }

  /** Rejects with WorkerGone. */
  async ready(): Promise<ReadyAnswer> {
    const answer = await this.#first;
    if (answer.kind !== 'ready') throw new Error(`The worker says ${answer.kind} before it is ready`);
    return answer;
  }

  /** One at a time. Rejects with WorkerGone, or with why there is no page. */
  async render(request: RenderRequest): Promise<RenderedPage<string>> {
    const answer = this.#next();
    this.#child.send(request);
    const found = await answer;
    if (found.kind === 'rendered') return { ...found.page, body: textOf(found.page.body) };
    throw new Error(found.kind === 'failed' ? found.message : 'The worker has started again');
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const closed = once(this.#child, 'close');
    this.#child.kill('SIGKILL');
    await closed;
  }

  #next(): Promise<Exclude<DriverAnswer, CheckProblem | Lost>> {
    return Promise.race([
      new Promise<Exclude<DriverAnswer, CheckProblem | Lost>>((resolve) => (this.#answered = resolve)),
      this.#gone,
    ]);
  }
}

function endedBy(status: number | null, signal: string | null, lastWords: string): string {
  if (lastWords.includes('JavaScript heap out of memory')) return TOO_MUCH_MEMORY;
  return `ends the process that renders it (${signal ?? `status ${status}`})`;
}
