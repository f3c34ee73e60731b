import { Activity } from '@vestibule/contracts/worker/activity';
import { WorkerWatch } from './worker-watch';

const MB = 1_048_576;
const begin = (memory = () => 100 * MB) => {
  const activity = new Activity();
  const watch = new WorkerWatch(activity, memory);
  activity.enter(3);
  watch.start(0);
  watch.look(0);
  return { activity, watch };
};

describe('worker watch', () => {
  test('a worker that makes progress may take its time', () => {
    const { activity, watch } = begin();
    for (let now = 1000; now < 20_000; now += 1000) {
      activity.enter(now % 7);
      expect(watch.look(now)).toBeUndefined();
    }
  });

  test('one that makes none for two seconds is stalled', () => {
    const { watch } = begin();
    expect(watch.look(2000)).toBeUndefined();
    expect(watch.look(2001)).toEqual({ reason: 'stalled', message: 'No progress for 2000 ms' });
  });

  test('one that eats memory is found before V8 ends the whole process', () => {
    let memory = 100 * MB;
    const { watch } = begin(() => memory);
    memory += 256 * MB;
    expect(watch.look(100)).toBeUndefined();
    memory += 10 * MB;
    expect(watch.look(200)).toEqual({ reason: 'memory', message: '266 MB more memory without progress' });
  });
});
