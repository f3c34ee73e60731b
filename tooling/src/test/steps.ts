import { execFile, spawnSync } from 'node:child_process';
import { ROOT } from '../workspaces';
import { NOTHING, type Count } from './counts';

/** Of every step. */
export const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0' };

/** A step that takes this long in ms hangs: a test that leaves something open keeps its runner alive for ever. */
const STEP_MS = 90 * 60_000;

/** Runs a step with its output on the terminal; answers whether it passed. */
export function run(title: string, command: string, args: readonly string[]): boolean {
  const started = Date.now();
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    timeout: STEP_MS,
    killSignal: 'SIGKILL',
  });
  console.log(`  ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}

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
