import { FairQueue, type QueueTurn } from './fair-queue';

const BOUNDS = { places: () => 1, perClient: 3, total: 4, maxWaitMs: 60_000, refusal: (why: string) => new Error(why) };

describe('fair queue', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const settle = () => jest.advanceTimersByTimeAsync(0);

  /** A queue whose tasks end when the test says so, and the order in which they have begun. */
  function watched(bounds: Partial<typeof BOUNDS> = {}) {
    const queue = new FairQueue({ ...BOUNDS, ...bounds });
    const begun: string[] = [];
    const ends = new Map<string, (error?: Error) => void>();
    /** Of the client with the first letter of the name; resolves with the name, or with why it was refused. */
    const run = (name: string, turn: Partial<QueueTurn> = {}) => {
      const task = () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        });
      return queue.run(task, { client: name.charAt(0), ...turn }).catch(({ message }: Error) => message);
    };
    const end = async (...names: readonly string[]) => {
      for (const name of names) {
        ends.get(name)?.();
        await settle();
      }
    };
    return { run, begun, end, ends };
  }

  describe('a fair queue', () => {
    it('runs a limited number at once, the others in their order, also after one has failed', async () => {
      const { run, begun, end, ends } = watched({ places: () => 2 });
      const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
      expect(begun).toEqual(['a', 'b']);
      ends.get('a')?.(new Error('broken'));
      await settle();
      expect(begun).toEqual(['a', 'b', 'c']);
      await end('b', 'c', 'd');
      expect(await Promise.all(all)).toEqual(['broken', 'b', 'c', 'd']);
    });

    it('lets clients take turns, however much one of them wants', async () => {
      const { run, begun, end } = watched();
      for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void run(name);
      await end('a1', 'a2', 'b1', 'a3', 'a4');
      expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    });

    it('runs urgent tasks before all others', async () => {
      const { run, begun, end } = watched();
      for (const name of ['a1', 'a2', 'b1']) void run(name);
      void run('checkout', { isFirst: true });
      await end('a1', 'checkout', 'a2', 'b1');
      expect(begun).toEqual(['a1', 'checkout', 'a2', 'b1']);
    });

    it('refuses more tasks than one client may have', async () => {
      const { run } = watched();
      for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name);
      expect(await run('a5')).toBe('full');
    });

    it('drops a task of the client with the most where all together are too many, and refuses where nobody has more', async () => {
      const { run, begun, end } = watched();
      void run('a1');
      const tasks = ['a2', 'a3', 'a4'].map((name) => run(name));
      void run('b1');
      void run('c1');
      expect(await tasks[2]).toBe('full');
      void run('d1');
      expect(await tasks[1]).toBe('full');
      expect(await run('e1')).toBe('full');
      await end('a1', 'a2', 'b1', 'c1', 'd1');
      expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1']);
    });

    it('drops tasks whose caller has left, also before they wait', async () => {
      const { run, begun, end } = watched();
      void run('a1');
      const gone = new AbortController();
      const left = run('a2', { signal: gone.signal });
      void run('a3');
      gone.abort();
      expect(await left).toBe('left');
      expect(await run('a4', { signal: gone.signal })).toBe('left');
      await end('a1', 'a3');
      expect(begun).toEqual(['a1', 'a3']);
    });

    it('does not let anything wait for ever, and gives a free place to the next', async () => {
      const { run, begun, end } = watched({ maxWaitMs: 1000 });
      void run('a1');
      const late = run('b1');
      await jest.advanceTimersByTimeAsync(1000);
      expect(await late).toBe('late');
      await end('a1');
      void run('c1');
      expect(begun).toEqual(['a1', 'c1']);
    });
  });
});
