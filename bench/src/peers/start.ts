import { ROOT } from '@vestibule/tooling/workspaces';
import { join } from 'node:path';
import { startServer, writeData } from '../plain/start';
import type { PlainData } from '../plain/types';
import { demandSamePage } from '../same-markup';
import { buildPeers } from './build';
import type { PeerSide } from './measure';

const SERVE = join(ROOT, 'bench', 'src', 'peers', 'serve.ts');

/** The page on each of the frameworks, each in a process of its own. */
export async function startPeers(data: PlainData, html: string, say: (text: string) => void) {
  const dataFile = await writeData(data);
  const sides: PeerSide[] = [];
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => void (await Promise.all(stops.map((one) => one())));
  try {
    for (const { name, server, assets } of await buildPeers(dataFile, say)) {
      const started = await startServer(SERVE, [dataFile, server, assets], ['--import', 'tsx']);
      stops.push(started.stop);
      await demandSamePage(name, started.origin, html, say);
      sides.push({ name, origin: started.origin, pids: [started.pid] });
    }
    return { sides, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
