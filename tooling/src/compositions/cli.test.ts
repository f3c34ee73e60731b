import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspaces';
import { USAGE } from './commands';

/** Status and output of the command with these arguments. */
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', join(ROOT, 'tooling/src/compositions/cli.ts'), ...args], {
    cwd: ROOT,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );

describe('compositions: cli', () => {
  test('help is printed on request, also beside a command, and without arguments', async () => {
    for (const args of [['--help'], ['list', '--help'], []])
      expect(await run(...args)).toEqual({ code: 0, said: `${USAGE}\n` });
  });

  test('an unknown command is reported with the known ones', async () => {
    expect(await run('remove')).toEqual({ code: 1, said: `There is no command remove.\n${USAGE}\n` });
  });
});
