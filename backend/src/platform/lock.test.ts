import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLock, takeLock } from './lock';

let dir: string;
let other: ChildProcess | undefined;
describe('lock', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vestibule-lock-'));
  });
  afterEach(async () => {
    other?.kill('SIGKILL');
    await rm(dir, { recursive: true });
  });
  const file = () => join(dir, 'backend.lock');
  const startProcess = () => spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const info = { port: 3001, token: 'token' };

  test('names the process, its port and its token, for the owner’s eyes only', async () => {
    const lock = await takeLock(dir, { ...info, port: 0 });
    await lock.update(4711);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({ pid: process.pid, port: 4711, token: 'token' });
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    await lock.release();
    expect(await readLock(file())).toBeUndefined();
  });

  test('a live process keeps its folder; a dead one’s is taken over', async () => {
    other = startProcess();
    await writeFile(file(), JSON.stringify({ pid: other.pid, port: 1, token: 'a' }));
    await expect(takeLock(dir, info)).rejects.toThrow(`process ${other.pid}`);
    const gone = new Promise((done) => other?.once('exit', done));
    other.kill('SIGKILL');
    await gone;
    await takeLock(dir, info);
    expect(await readLock(file())).toMatchObject({ pid: process.pid });
  });

  test('a process that began at another time is another process', async () => {
    other = startProcess();
    await writeFile(file(), JSON.stringify({ pid: other.pid, port: 1, token: 'a', started: '1' }));
    await takeLock(dir, info);
    expect(await readLock(file())).toMatchObject({ pid: process.pid });
  });

  test('half a lock is none', async () => {
    await writeFile(file(), '{"pid": 1');
    await takeLock(dir, info);
    expect(await readLock(file())).toMatchObject({ pid: process.pid });
  });
});
