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

/** Writes the data of the pages into the file that their servers read. */
export async function writeData(data: PlainData): Promise<string> {
  const file = join(DIST, 'bench', 'data.json');
  await writeFile(file, JSON.stringify(data));
  return file;
}

/** Starts a server that sends its port, as a process of its own. */
export async function startServer(
  script: string,
  args: readonly string[],
  execArgv: readonly string[] = [],
): Promise<PlainServer> {
  const child = fork(script, args, { execArgv: [...execArgv], env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`${script} did not start`))),
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

export const startPlain = async (data: PlainData): Promise<PlainServer> =>
  startServer(join(PLAIN_DIST.server, 'plain.cjs'), [await writeData(data), PLAIN_DIST.browser]);
