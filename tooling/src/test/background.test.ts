import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { putIntoBackground } from './background';

const IDLE = 'setInterval(() => undefined, 1000);';
/** Says its own process id and that of a process it has started, and goes on. */
const PARENT = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(IDLE)}], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  console.log(JSON.stringify([process.pid, child.pid]));
  ${IDLE}
`;

async function ids(from: ReturnType<typeof spawn>): Promise<readonly number[]> {
  const [line] = (await once(from.stdout!, 'data')) as [Buffer];
  return JSON.parse(line.toString()) as number[];
}

test('a process in the background, and what it starts, have a low priority', async () => {
  const child = spawn(process.execPath, ['-e', PARENT], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  putIntoBackground(child);
  const all = await ids(child);
  expect(all.map((pid) => getPriority(pid))).toEqual([
    constants.priority.PRIORITY_BELOW_NORMAL,
    constants.priority.PRIORITY_BELOW_NORMAL,
  ]);
  process.kill(-child.pid!, 'SIGKILL');
  await once(child, 'close');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends what is in the background too', async (signal) => {
  const code = `
    import { spawn } from 'node:child_process';
    import { putIntoBackground } from ${JSON.stringify(join(__dirname, 'background.ts'))};
    putIntoBackground(spawn(process.execPath, ['-e', ${JSON.stringify(PARENT)}], {
      detached: true, stdio: ['ignore', 'inherit', 'inherit'],
    }));
  `;
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(starter.stdout, 'data');
  starter.kill(signal);
  // Its output ends when nobody is left who could write.
  await once(starter, 'close');
});
