import { WorkerPools } from './worker-pools';

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
