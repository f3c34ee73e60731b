import { fork, type ChildProcess } from 'node:child_process';

export interface Program {
  readonly name: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where its output goes; `inherit` for a terminal. */
  readonly stdio: 'inherit' | 'ignore' | 'pipe';
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

/** One program that is restarted whenever it ends by itself. */
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
      execArgv: [],
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio, 'ipc'],
      detached: true,
    });
    this.child = child;
    child.stdout?.setEncoding('utf8').on('data', this.#onOutput);
    child.stderr?.setEncoding('utf8').on('data', this.#onOutput);
    child.on('message', (message: ProgramMessage) => {
      if (message.type === 'ready') onReady();
      this.#onMessage(message);
    });
    child.once('exit', (code, signal) => {
      if (this.#stopping || !restart(code)) return;
      this.#failures = Date.now() - startedAt > HEALTHY_MS ? 0 : this.#failures + 1;
      const wait = RESTART_WAITS[Math.min(this.#failures, RESTART_WAITS.length - 1)] ?? 0;
      console.error(`  ${name} ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (!this.#stopping) this.#spawn(onReady, restart);
      }, wait);
    });
  }
}
