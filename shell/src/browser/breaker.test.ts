/** @jest-environment jsdom */
import { Breaker } from './breaker';

const failing = () => Promise.reject(new Error('404'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets a round of tries fail. */
async function trip(breaker: Breaker): Promise<void> {
  const tripped = expect(breaker.run(failing)).rejects.toThrow('404');
  await jest.advanceTimersByTimeAsync(1300);
  await tripped;
}

test('a remote that answers is asked every time', async () => {
  const task = jest.fn(async () => 'module');
  const breaker = new Breaker();
  expect(await breaker.run(task)).toBe('module');
  expect(await breaker.run(task)).toBe('module');
  expect(task).toHaveBeenCalledTimes(2);
});

test('a remote that is away is asked three times, then nobody waits for it', async () => {
  const breaker = new Breaker();
  await trip(breaker);
  const task = jest.fn(failing);
  await expect(breaker.run(task)).rejects.toThrow('The remote is away');
  expect(task).not.toHaveBeenCalled();
});

test('after a pause it is asked again', async () => {
  const breaker = new Breaker();
  await trip(breaker);
  const closed = breaker.whenClosed();
  await jest.advanceTimersByTimeAsync(2000);
  await closed;
  expect(await breaker.run(async () => 'module')).toBe('module');
});

test('a hidden tab waits until it is looked at', async () => {
  const breaker = new Breaker();
  await trip(breaker);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const closed = jest.fn();
  void breaker.whenClosed().then(closed);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(closed).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(closed).toHaveBeenCalled();
  hidden.mockRestore();
});
