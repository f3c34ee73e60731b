import { fork, type ChildProcess } from 'node:child_process';

export interface Program {
  readonly name: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where its output goes; `inherit` for a terminal. */
  readonly stdio: 'inherit' | 'ignore' | 'pipe';
  /** How long it may be silent, in ms. */
  readonly silence?: number;
}

/** Message of a program to its supervisor. */
export interface ProgramMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Waits before a restart in ms: at once, then slower while it keeps failing. */
const RESTART_WAITS = [0, 200, 1000, 3000, 10_000];
/** A program that lived this long in ms has recovered. */
const HEALTHY_MS = 10_000;
const STOP_MS = 8000;
/**
 * Room for new objects in MB. Node 24 takes up to 32 for each thread, and never gives them back: with 16 the two
 * programs need a third less memory, and render as fast (docs/decisions/0050-runtime.md).
 */
const YOUNG_GENERATION = ['--max-semi-space-size=16'];
/** An embedded database may be busy for seconds; a program without a message for this long in ms has hung. */
const SILENCE_MS = 60_000;
/** Counted, not timed: a supervisor that was stopped itself must not take that for silence. */
const SILENCE_TICKS = 6;

/** One program that is restarted whenever it ends by itself, or hangs (docs/operations.md#a-program-that-hangs). */
export class Supervised {
  child: ChildProcess | undefined;
  readonly #program: Program;
  readonly #onMessage: (message: ProgramMessage) => void;
  readonly #onOutput: (text: string) => void;
  #stopping = false;
  #failures = 0;

  constructor(program: Program, onMessage: (message: ProgramMessage) => void, onOutput: (text: string) => void) {
    this.#program = program;
    this.#onMessage = onMessage;
    this.#onOutput = onOutput;
  }

  /** Starts it and resolves when it says that it is ready; rejects when its first start fails. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      let ready = false;
      this.#spawn(
        () => {
          ready = true;
          resolve();
        },
        (code) => {
          if (!ready) reject(new Error(`${this.#program.name} ended with status ${code} before it was ready`));
          return ready;
        },
      );
    });
  }

  /** Ends it in good order; kills it when that takes too long. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }

  #spawn(onReady: () => void, restart: (code: number | null) => boolean): void {
    const { name, file, env, stdio } = this.#program;
    const startedAt = Date.now();
    // A terminal's Ctrl-C goes to the whole process group: only the supervisor must hear it.
    const child = fork(file, [], {
      execArgv: YOUNG_GENERATION,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio, 'ipc'],
      detached: true,
    });
    this.child = child;
    child.stdout?.setEncoding('utf8').on('data', this.#onOutput);
    child.stderr?.setEncoding('utf8').on('data', this.#onOutput);
    const stopWatching = this.#watch(child);
    child.on('message', (message: ProgramMessage) => {
      if (message.type === 'ready') onReady();
      if (message.type !== 'alive') this.#onMessage(message);
    });
    child.once('exit', (code, signal) => {
      stopWatching();
      if (this.#stopping || !restart(code)) return;
      this.#failures = Date.now() - startedAt > HEALTHY_MS ? 0 : this.#failures + 1;
      const wait = RESTART_WAITS[Math.min(this.#failures, RESTART_WAITS.length - 1)] ?? 0;
      console.error(`  ${name} ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (!this.#stopping) this.#spawn(onReady, restart);
      }, wait);
    });
  }

  /** Kills a program that has sent signs of life, and sends no more; returns the stop function. */
  #watch(child: ChildProcess): () => void {
    const { name, silence = SILENCE_MS } = this.#program;
    let silent: number | undefined;
    child.on('message', ({ type }: ProgramMessage) => {
      if (type === 'alive') silent = 0;
    });
    const timer = setInterval(() => {
      if (silent === undefined || ++silent <= SILENCE_TICKS) return;
      console.error(`  ${name} has hung for ${silence / 1000} s`);
      child.kill('SIGKILL');
    }, silence / SILENCE_TICKS);
    return () => clearInterval(timer);
  }
}
