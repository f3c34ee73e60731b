import { WorkerPools } from './worker-pools';

describe('worker pools', () => {
  test('a purge reaches every pool until it closes', () => {
    const pools = new WorkerPools();
    const [starting, old] = [
      { purge: jest.fn(), closing: false },
      { purge: jest.fn(), closing: false },
    ];
    pools.add(starting);
    pools.add(old);
    pools.purge(['page:1']);
    old.closing = true;
    pools.purge(['events']);
    expect(starting.purge.mock.calls).toEqual([[['page:1']], [['events']]]);
    expect(old.purge.mock.calls).toEqual([[['page:1']]]);
  });

  test('a pool that takes no more work is let go with the next one, though nothing is purged', () => {
    const pools = new WorkerPools();
    const asked = jest.fn(() => true);
    pools.add(Object.defineProperty({ purge: jest.fn(), closing: true }, 'closing', { get: asked }));
    pools.add({ purge: jest.fn(), closing: false });
    asked.mockClear();
    pools.purge(['events']);
    pools.add({ purge: jest.fn(), closing: false });
    expect(asked).not.toHaveBeenCalled();
  });
});
