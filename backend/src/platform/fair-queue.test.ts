import { FairQueue } from './fair-queue';

const BOUNDS = { running: 1, perClient: 3, total: 4, maxWaitMs: 60_000 };

/** A queue whose tasks end when they are told to, and the order in which they have begun. */
function watched(bounds = BOUNDS) {
  const queue = new FairQueue(bounds);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (client: string, name: string, signal?: AbortSignal) => {
    const task = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    return queue.run(client, task, signal).catch(({ status }: { status: number }) => status);
  };
  const endNext = async () => {
    ends.shift()?.();
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  };
  return { run, begun, endNext };
}

describe('a fair queue', () => {
  it('lets clients take turns, however much one of them wants', async () => {
    const { run, begun, endNext } = watched();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run('a', name);
    void run('b', 'b1');
    for (let count = 0; count < 5; count += 1) await endNext();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('refuses what is too much for one client', async () => {
    const { run } = watched();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run('a', name);
    expect(await run('a', 'a5')).toBe(503);
  });

  it('takes from whoever has the most where all together are too many', async () => {
    const { run, begun, endNext } = watched();
    void run('a', 'a1');
    const tasks = ['a2', 'a3', 'a4'].map((name) => run('a', name));
    void run('b', 'b1');
    void run('c', 'c1');
    expect(await tasks[2]).toBe(503);
    for (let count = 0; count < 5; count += 1) await endNext();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('drops what nobody waits for any more', async () => {
    const { run, begun, endNext } = watched();
    void run('a', 'a1');
    const gone = new AbortController();
    const left = run('a', 'a2', gone.signal);
    void run('a', 'a3');
    gone.abort();
    expect(await left).toBe(503);
    await endNext();
    await endNext();
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('does not let anything wait for ever', async () => {
    const { run } = watched({ ...BOUNDS, maxWaitMs: 1 });
    void run('a', 'a1');
    expect(await run('b', 'b1')).toBe(503);
  });
});
