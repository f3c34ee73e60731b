import { execFile, spawn } from 'node:child_process';
import { ROOT } from '../workspaces';
import { NOTHING, type Count } from './counts';

/** Of every step. */
export const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0' };

/** A step that takes this long in ms hangs: a test that leaves something open keeps its runner alive for ever. */
const STEP_MS = 90 * 60_000;

/** Runs a step with its output on the terminal; answers whether it passed. */
export function run(
  title: string,
  command: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const started = Date.now();
  console.log(`\n▸ ${title}`);
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...more },
    timeout: STEP_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => {
      console.log(`  ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
      resolve(status === 0);
    });
  });
}

/** Jest with these options; where objects are made stays large, as each test file loads all its modules anew. */
export const jest = (args: readonly string[]): [string, string, readonly string[], NodeJS.ProcessEnv] => [
  'Unit tests',
  'npx',
  ['jest', '--maxWorkers=2', '--silent', ...args],
  { NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64` },
];

/** A step that is one test by itself; several may run side by side, as each says what it found when it has ended. */
export function check(title: string, command: string, args: readonly string[]): Promise<Count> {
  const started = Date.now();
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      { cwd: ROOT, env, timeout: STEP_MS, killSignal: 'SIGKILL', maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        console.log(
          `\n▸ ${title}\n${stdout}${stderr}  ${error ? 'FAILED' : 'passed'} in ${Math.round((Date.now() - started) / 1000)} s`,
        );
        resolve(error ? { ...NOTHING, failed: 1 } : { ...NOTHING, passed: 1 });
      },
    );
  });
}
