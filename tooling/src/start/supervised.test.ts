import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Supervised, type ProgramMessage } from './supervised';

let home: string;
let site: Supervised | undefined;
const said: ProgramMessage[] = [];
describe('supervised', () => {
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'supervised-'));
    said.length = 0;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await site?.stop();
    rmSync(home, { recursive: true });
  });

  /** A program that reports its process id and sends signs of life; `life` is further code of it. */
  async function run(life: string): Promise<Supervised> {
    const file = join(home, 'program.cjs');
    writeFileSync(
      file,
      `const send = (type) => process.send({ type, pid: process.pid });
     send('ready');
     setInterval(() => send('alive'), 20);
     ${life}`,
    );
    site = new Supervised(
      { name: 'program', file, env: {}, stdio: 'ignore', silence: 600 },
      (message) => said.push(message),
      () => undefined,
    );
    await site.start();
    return site;
  }
  const pids = () => said.filter(({ type }) => type === 'ready').map(({ pid }) => pid);

  /** The next time that it is ready. */
  async function readyAgain(times: number): Promise<void> {
    while (pids().length < times) await new Promise((resolve) => setImmediate(resolve));
  }

  test('a program that hangs is killed and started again', async () => {
    // The first life alone, once it has said that it is alive.
    await run(`const { existsSync, writeFileSync } = require('node:fs');
    const mark = ${JSON.stringify(join(home, 'mark'))};
    if (!existsSync(mark)) setTimeout(() => { writeFileSync(mark, ''); for (;;); }, 100);`);
    await readyAgain(2);
    expect(new Set(pids()).size).toBe(2);
    expect(console.error).toHaveBeenCalledWith('  program has hung for 0.6 s');
  });

  test('control: one that goes on is left alone, and its signs of life are for nobody else', async () => {
    const { child } = await run('');
    const ended = jest.fn();
    child?.once('exit', ended);
    let alive = 0;
    // Long after the silence that ends a program that hangs.
    await new Promise<void>((resolve) => {
      child?.on('message', ({ type }: ProgramMessage) => {
        if (type === 'alive' && (alive += 1) === 60) resolve();
      });
    });
    expect(ended).not.toHaveBeenCalled();
    expect(said.map(({ type }) => type)).toEqual(['ready']);
  });

  test('one that never says that it is alive is not watched', async () => {
    const silent = `process.send = ((send) => (message) => message.type !== 'alive' && send(message))(process.send.bind(process));
     setTimeout(() => process.send({ type: 'done' }), 1500);`;
    await run(silent);
    while (!said.some(({ type }) => type === 'done')) await new Promise((resolve) => setImmediate(resolve));
    expect(pids()).toHaveLength(1);
    expect(console.error).not.toHaveBeenCalled();
  });
});
