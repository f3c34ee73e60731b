import { readFileSync } from 'node:fs';

/** Ticks per second of /proc: fixed for programs on Linux, whatever the kernel's own clock. */
const TICKS = 100;

/** CPU time in ms that these processes have used with all their threads; undefined where there is no /proc. */
export function cpuTime(pids: readonly number[]): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return pids.reduce((sum, pid) => sum + ofProcess(pid), 0);
}

function ofProcess(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may hold spaces; utime and stime are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}
