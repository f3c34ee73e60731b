import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '@vestibule/tooling/workspaces';
import { load } from './load';
import { memoryOfTree } from './memory';
import { EVENTS_PATH } from './sites';

export interface StartResult {
  /** From the command to the first page in ms, where an earlier start has built and loaded everything. */
  readonly secondStart: number;
  /** RSS of supervisor, gateway and backend in bytes after load; undefined where there is no /proc. */
  readonly memory: number | undefined;
}

/** Starts the site as README says, on data of its own, and loads it for `seconds`. */
export async function measureStart(seconds: number, say: (text: string) => void): Promise<StartResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  try {
    const first = await start(dataDir);
    say(`first start, with the demo's data: ${Math.round(first.took)} ms`);
    await stop(first.child);
    const second = await start(dataDir);
    try {
      say(`second start: ${Math.round(second.took)} ms`);
      await load({ name: 'npm start', url: second.origin + EVENTS_PATH, pids: [] }, seconds);
      return { secondStart: second.took, memory: memoryOfTree(second.child.pid ?? 0) };
    } finally {
      await stop(second.child);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir: string) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'tooling', 'bin', 'start.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  try {
    const origin = await originOf(child);
    const answer = await fetch(origin + EVENTS_PATH);
    await answer.text();
    if (!answer.ok) throw new Error(`${origin}${EVENTS_PATH} answered ${answer.status}`);
    return { child, origin, took: performance.now() - startedAt };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

async function originOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout)
    for await (const line of createInterface({ input: stdout })) {
      const origin = /running: (\S+)/.exec(line)?.[1];
      if (origin) return origin;
    }
  throw new Error('npm start ended before the site was running');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
