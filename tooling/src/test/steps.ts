import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from '../workspaces';

/** A command that passes or fails, under a name that people read. */
export interface Step {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Whether it takes only the processor time that other steps leave. */
  readonly isBackground?: boolean;
}

/** When a step's output comes to the terminal. */
export type Shown = 'at once' | 'at its end';

/** Of every step. */
export const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0' };

/** Of nice: beside a step of normal priority a thread takes a hundredth of a core. */
const BACKGROUND_PRIORITY = 15;

/**
 * A step that takes this long in ms hangs: a test that leaves something open, or loops, keeps its runner alive for
 * ever. Shorter than the 90 minutes of CI, which would end without a word.
 */
const STEP_MS = 60 * 60_000;

/** A script of the root's package.json. */
export const script = (title: string, name: string, options: readonly string[] = []): Step => ({
  title,
  command: 'npm',
  args: ['run', '-s', name, ...options],
});

/**
 * Jest with these options: a worker more than there are cores, as they wait for databases. The space for new objects is
 * large, as each test file loads all its modules.
 */
export const jest = (title: string, args: readonly string[]): Step => ({
  title,
  command: 'npx',
  args: ['jest', '--maxWorkers=3', '--silent', ...args],
  env: { NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64` },
});

/** Runs a step; returns whether it passed. Output of concurrent steps is shown at their end. */
export function run(step: Step, shown: Shown = step.isBackground ? 'at its end' : 'at once'): Promise<boolean> {
  const started = Date.now();
  const isKept = shown !== 'at once';
  if (!isKept) console.log(`\n▸ ${step.title}`);
  const child = spawn(step.command, step.args, {
    cwd: ROOT,
    stdio: isKept ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...step.env },
    timeout: STEP_MS,
    killSignal: 'SIGKILL',
  });
  // Its own processes inherit it.
  if (step.isBackground && child.pid !== undefined) setPriority(child.pid, BACKGROUND_PRIORITY);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      if (isKept) console.log(`\n▸ ${step.title}\n${Buffer.concat(output).toString()}`);
      console.log(`  ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
      resolve(status === 0);
    });
  });
}
