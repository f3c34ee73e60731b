import { withTimeout } from './with-timeout';

test('what the task throws is thrown as it is', async () => {
  const thrown = new TypeError('broken');
  await expect(withTimeout(50, undefined, () => Promise.reject(thrown))).rejects.toBe(thrown);
});

test('a task that is late is a timeout, and is told to end', async () => {
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
