import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { withTimeout } from './with-timeout';

describe('with timeout', () => {
  test('an error of the task is passed on unchanged', async () => {
    const thrown = new TypeError('broken');
    await expect(withTimeout(50, undefined, () => Promise.reject(thrown))).rejects.toBe(thrown);
  });

  test('a task that is late is a timeout, and is aborted', async () => {
    let ended = false;
    const late = withTimeout(
      5,
      undefined,
      (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error(String((ended = true)))))),
    );
    await expect(late).rejects.toMatchObject({ code: 'timeout', status: 504 });
    expect(ended).toBe(true);
  });

  test('an answer that came while the thread was busy is in time', async () => {
    // From here the thread runs its timers before it reads.
    await setImmediate();
    const answer = withTimeout(300, undefined, async (signal) => {
      const { size } = await stat(__filename);
      signal.throwIfAborted();
      return size;
    });
    const until = performance.now() + 400;
    while (performance.now() < until);
    expect(await answer).toBeGreaterThan(0);
  });
});
