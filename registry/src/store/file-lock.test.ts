import { access, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './file-lock';
import { breakLock } from './lock-file';

// The state of a file is used 5 to 50 ms after it was read, as by processes that get no processor time meanwhile.
jest.mock('node:fs/promises', () => {
  let looks = 0;
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const stat = async (path: string) => {
    const found = await actual.stat(path);
    await new Promise((resolve) => setTimeout(resolve, 5 * (1 + (looks++ % 10))));
    return found;
  };
  return { ...actual, stat };
});

let dir: string;
let file: string;
describe('file lock', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vestibule-file-lock-'));
    file = join(dir, 'stable.json');
  });
  afterEach(() => rm(dir, { recursive: true }));

  /** A lock that a process has left which died a minute ago. */
  async function leave(lock: string): Promise<void> {
    await writeFile(lock, '1');
    const then = Date.now() / 1000 - 60;
    await utimes(lock, then, then);
  }

  describe('lock on a file', () => {
    it('is held by one at a time, also where many find one of a process that died', async () => {
      await leave(`${file}.lock`);
      let holders = 0;
      const most: number[] = [];
      const task = async () => {
        most.push((holders += 1));
        await new Promise((resolve) => setTimeout(resolve, 15));
        holders -= 1;
      };
      await Promise.all(Array.from({ length: 20 }, () => withLock(file, task)));
      expect(most).toEqual(Array<number>(20).fill(1));
      expect(await readdir(dir)).toEqual([]);
    });

    it('is not broken for a process that found it stale before another took it', async () => {
      const lock = `${file}.lock`;
      await writeFile(lock, 'of a live process');
      await breakLock(lock, () => Promise.resolve(false));
      await access(lock);
      await breakLock(lock, () => Promise.resolve(true));
      await expect(access(lock)).rejects.toThrow('ENOENT');
    });

    it('is broken although a process died while it broke it', async () => {
      await leave(`${file}.lock`);
      await leave(`${file}.lock.lock`);
      expect(await withLock(file, () => Promise.resolve('done'))).toBe('done');
      expect(await readdir(dir)).toEqual([]);
    });
  });
});
