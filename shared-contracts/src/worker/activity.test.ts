import { Activity } from './activity';

/** The gateway's view of the same memory. */
const pair = () => {
  const worker = new Activity();
  return { worker, gateway: new Activity(worker.buffer) };
};

describe('activity', () => {
  test('an expose that runs is the suspect, and a turning event loop does not speak for it', () => {
    const { worker, gateway } = pair();
    worker.enter(4);
    const { progress } = gateway;
    worker.beat();
    expect(gateway.progress).toBe(progress);
    expect(gateway.suspects).toEqual([4]);
    worker.enter(-1);
    expect(gateway.progress).not.toBe(progress);
    expect(gateway.suspects).toEqual([]);
  });

  test('while nothing runs, the suspects are those whose loaders are under way', () => {
    const { worker, gateway } = pair();
    worker.load(2, 1);
    worker.load(7, 1);
    worker.load(7, -1);
    worker.load(-1, 1);
    expect(gateway.suspects).toEqual([2]);
    const { progress } = gateway;
    worker.beat();
    expect(gateway.progress).not.toBe(progress);
  });

  test('whose request it is that an expose runs for is known while it runs', () => {
    const { worker, gateway } = pair();
    worker.enter(4, 17);
    expect(gateway.job).toBe(17);
    worker.enter(-1, 17);
    expect(gateway.job).toBeUndefined();
  });

  test('the remote that is being started is known', () => {
    const { worker, gateway } = pair();
    worker.startRemote(0);
    expect(gateway.startingRemote).toBe(0);
    worker.enter(-1);
    expect(gateway.startingRemote).toBeUndefined();
  });

  test('an expose whose promise or timer goes on is the culprit, and no sign of progress', () => {
    const { worker, gateway } = pair();
    worker.load(7, 1);
    worker.enter(-1);
    const { progress } = gateway;
    worker.resume(2, 17);
    expect([gateway.progress, gateway.culprit, gateway.suspects, gateway.job]).toEqual([progress, 2, [2], 17]);
    worker.resume(-1);
    expect([gateway.culprit, gateway.suspects, gateway.job]).toEqual([undefined, [7], undefined]);
  });

  test('a worker of this shell runs with the smaller memory of an older gateway', () => {
    const worker = new Activity(new SharedArrayBuffer(4 * 513));
    worker.resume(2, 17);
    expect(worker.culprit).toBeUndefined();
  });
});
