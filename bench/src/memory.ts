import { readdirSync, readFileSync } from 'node:fs';

const KILOBYTE = 1024;

/** RSS in bytes of a process and of all that it has started; undefined where there is no /proc. */
export function memoryOfTree(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const running = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statusOf(name) : []));
  const ofTree = (root: number): number =>
    running.reduce((sum, one) => sum + (one.parent === root ? ofTree(one.pid) : one.pid === root ? one.rss : 0), 0);
  return ofTree(pid);
}

interface Status {
  readonly pid: number;
  readonly parent: number;
  readonly rss: number;
}

/** Nothing for one that has ended meanwhile. */
function statusOf(pid: string): Status[] {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return [{ pid: Number(pid), parent: field('PPid'), rss: field('VmRSS') * KILOBYTE }];
  } catch {
    return [];
  }
}
