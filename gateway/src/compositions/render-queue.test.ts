import { RenderQueue } from './render-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Tasks that end when they are told to. */
function tasks() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(name)));
    });
  return { started, task, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

test('so many run at once, the others in their order, also after one has failed', async () => {
  const { started, task, end } = tasks();
  const queue = new RenderQueue(() => 2, { length: 10, perClient: 10, waitMs: 1000 });
  const all = ['a', 'b', 'c', 'd'].map((name) => queue.run(task(name)).catch(() => 'failed'));
  await settle();
  expect(started).toEqual(['a', 'b']);
  end('a', new Error('broken'));
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  end('b');
  await settle();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['failed', 'b', 'c', 'd']);
});

test('who finds the queue full, or waits too long, is told; a place that is free again is taken', async () => {
  const { started, task, end } = tasks();
  const queue = new RenderQueue(() => 1, { length: 1, perClient: 1, waitMs: 1000 });
  const first = queue.run(task('a'));
  const second = queue.run(task('b')).catch((error: unknown) => error);
  await expect(queue.run(task('c'))).rejects.toMatchObject({
    status: 503,
    message: 'Too many pages wait to be rendered',
  });
  await jest.advanceTimersByTimeAsync(1000);
  expect(await second).toMatchObject({ status: 503, message: 'No place to render within 1000 ms' });
  end('a');
  await first;
  const last = queue.run(task('d'));
  await settle();
  end('d');
  expect(await last).toBe('d');
  expect(started).toEqual(['a', 'd']);
});

describe('a queue of several clients', () => {
  const turn = (client: string, isFirst = false) => ({ client, isFirst });
  const LIMITS = { length: 4, perClient: 3, waitMs: 1000 };
  const end = async (one: ReturnType<typeof tasks>, ...names: string[]) => {
    for (const name of names) {
      one.end(name);
      await settle();
    }
  };

  it('lets them take turns, pages of carts and accounts first', async () => {
    const one = tasks();
    const queue = new RenderQueue(() => 1, { ...LIMITS, length: 10 });
    for (const name of ['a1', 'a2', 'a3']) void queue.run(one.task(name), turn('a'));
    void queue.run(one.task('b1'), turn('b'));
    void queue.run(one.task('checkout'), turn('c', true));
    await settle();
    await end(one, 'a1', 'checkout', 'a2', 'b1', 'a3');
    expect(one.started).toEqual(['a1', 'checkout', 'a2', 'b1', 'a3']);
  });

  it('refuses what is too much for one, and takes from it what another needs', async () => {
    const one = tasks();
    const queue = new RenderQueue(() => 1, LIMITS);
    const failed: string[] = [];
    const run = (name: string, client: string) =>
      void queue.run(one.task(name), turn(client)).catch(() => failed.push(name));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) run(name, 'a');
    run('b1', 'b');
    run('c1', 'c');
    await settle();
    expect(failed).toEqual(['a5', 'a4']);
    await end(one, 'a1', 'a2', 'b1', 'c1', 'a3');
    expect(one.started).toHaveLength(5);
  });
});
