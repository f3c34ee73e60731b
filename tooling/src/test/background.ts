import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Leaves a process, and all that it starts, little of what processor time others want: some, as what gets nothing for
 * seconds runs into its own limits. It has to be spawned `detached`: Linux shares the time between sessions first, so
 * that a priority within one says little. Whoever stops this process stops it too.
 */
export function putIntoBackground(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // A system that does not share by sessions has no such file.
  }
  const stop = () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const end = () => process.exit(1);
  process.once('exit', stop);
  for (const signal of ENDINGS) process.once(signal, end);
  child.once('exit', () => {
    process.off('exit', stop);
    for (const signal of ENDINGS) process.off(signal, end);
  });
}
