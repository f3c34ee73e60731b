import { DIST } from '@vestibule/tooling/build/paths';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAIN_DIST } from './build';
import type { PlainData } from './types';

export interface PlainServer {
  readonly origin: string;
  readonly pid: number;
  stop: () => Promise<void>;
}

/** Starts the plain page's server as a process of its own. */
export async function startPlain(data: PlainData): Promise<PlainServer> {
  const file = join(DIST, 'bench', 'data.json');
  await writeFile(file, JSON.stringify(data));
  const child = fork(join(PLAIN_DIST.server, 'plain.cjs'), [file, PLAIN_DIST.browser], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The plain server did not start'))),
  ])) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${message.port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
