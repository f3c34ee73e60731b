import { compose } from '@vestibule/registry/channel/compose';
import type { Running } from './running';
import { WarmComposition } from './warm-composition';

const running = (version: string) => {
  const pool = { drain: jest.fn(async () => undefined), end: jest.fn(async () => undefined) };
  const composition = compose({ contracts: '1.0.0', shell: 's', remotes: [{ name: 'programme', version }] });
  return { id: composition.id, pool, running: { composition, pool, missing: [] } as unknown as Running };
};

let warm: WarmComposition;
describe('warm composition', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    warm = new WarmComposition();
  });
  afterEach(() => jest.useRealTimers());

  test('a stored one can be taken again unchanged, once', () => {
    const one = running('1.0.0');
    warm.keep(one.running);
    expect(warm.take('another')).toBeUndefined();
    expect(warm.take(one.id)).toBe(one.running);
    expect(warm.take(one.id)).toBeUndefined();
    jest.advanceTimersByTime(3_600_000);
    expect(one.pool.drain).not.toHaveBeenCalled();
  });

  test('only the last one is stored', () => {
    const [one, two] = [running('1.0.0'), running('1.1.0')];
    warm.keep(one.running);
    jest.advanceTimersByTime(500_000);
    warm.keep(two.running);
    expect(one.pool.drain).toHaveBeenCalledTimes(1);
    expect(warm.take(one.id)).toBeUndefined();
    jest.advanceTimersByTime(500_000);
    expect(two.pool.drain).not.toHaveBeenCalled();
    expect(warm.take(two.id)).toBe(two.running);
  });

  test('after ten minutes it drains', () => {
    const one = running('1.0.0');
    warm.keep(one.running);
    jest.advanceTimersByTime(599_999);
    expect(one.pool.drain).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(one.pool.drain).toHaveBeenCalledTimes(1);
    expect(warm.take(one.id)).toBeUndefined();
  });

  test('it ends with the gateway', async () => {
    const one = running('1.0.0');
    warm.keep(one.running);
    await warm.end();
    expect(one.pool.end).toHaveBeenCalledTimes(1);
    expect(warm.take(one.id)).toBeUndefined();
    await expect(warm.end()).resolves.toBeUndefined();
  });
});
