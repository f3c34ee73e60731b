import { runBrowser } from './browser-process';
import type { BrowserSetup } from './messages';

const run = (step: string, limits: NonNullable<Parameters<typeof runBrowser>[3]>) =>
  runBrowser(
    `process.once('message', () => { ${step} process.send({ kind: 'done' }); });`,
    {} as BrowserSetup,
    () => undefined,
    limits,
  );
const wait = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

describe('limits of a step', () => {
  it('are of processor time: one that waits for its turn is not given up', async () => {
    await expect(run(wait(2500), { used: 1000, longest: 60_000 })).resolves.toBeUndefined();
  });

  it('end a loop', async () => {
    await expect(run('for (;;);', { used: 1000, longest: 60_000 })).resolves.toBe(
      'no progress for 1 s: an endless loop?',
    );
  });

  it('end one that waits for ever', async () => {
    await expect(run(wait(60_000), { used: 5000, longest: 500 })).resolves.toContain('no progress');
  });
});
