import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly hasEnded: boolean;
}

function processes(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, parent, state = ''] = line.trim().split(/\s+/);
    // A dead one stays in the list until its parent has collected it.
    return { pid: Number(pid), parent: Number(parent), hasEnded: state.startsWith('Z') };
  });
}

/** The server that `pidFile` is of, and its processes: the first one first. */
export function serverPids(pidFile: string): number[] {
  const first = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  return [first, ...processes().flatMap(({ pid, parent }) => (parent === first ? pid : []))];
}

/**
 * Kills the server that `pidFile` is of, with all its processes; resolves when none is left. The first process goes
 * first: it would start another child in the place of one that has ended. Takes its file away.
 */
export async function killAll(pidFile: string): Promise<void> {
  const own = serverPids(pidFile);
  for (const pid of own)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself meanwhile.
    }
  while (processes().some(({ pid, hasEnded }) => own.includes(pid) && !hasEnded))
    await new Promise((resolve) => setImmediate(resolve));
  await rm(pidFile, { force: true });
}
