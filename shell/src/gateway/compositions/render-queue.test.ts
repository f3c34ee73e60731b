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
  const queue = new RenderQueue(() => 2, { length: 10, waitMs: 1000 });
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
  const queue = new RenderQueue(() => 1, { length: 1, waitMs: 1000 });
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
