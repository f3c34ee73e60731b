import { PerformanceObserver } from 'node:perf_hooks';

interface Environment {
  readonly global: Pick<typeof globalThis, 'setTimeout' | 'setInterval'>;
  readonly teardown: () => Promise<void>;
}
const endingCallbacks = jest.requireActual<(base: unknown) => new () => Environment>('../../jest/ending-callbacks.cjs');

class Plain {
  readonly global = { setTimeout, setInterval };

  teardown(): Promise<void> {
    return Promise.resolve();
  }
}

describe('an environment that ends callbacks', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('ends the long timers of its file, and no other', async () => {
    const environment = new (endingCallbacks(Plain))();
    environment.global.setTimeout(() => undefined, 60_000);
    environment.global.setInterval(() => undefined, 60_000);
    setTimeout(() => undefined, 60_000);
    expect(jest.getTimerCount()).toBe(3);
    await environment.teardown();
    expect(jest.getTimerCount()).toBe(1);
  });

  it('ends the observers of its file', async () => {
    const disconnect = jest.spyOn(PerformanceObserver.prototype, 'disconnect');
    const environment = new (endingCallbacks(Plain))();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ entryTypes: ['gc'] });
    await environment.teardown();
    expect(disconnect.mock.contexts).toEqual([observer]);
    disconnect.mockRestore();
  });
});
