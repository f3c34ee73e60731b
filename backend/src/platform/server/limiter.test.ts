import { createLimiter } from './limiter';

describe('limiter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const refusal = (retryAfter: number) =>
    expect.objectContaining({ code: 'rate_limited', status: 429, retryAfter }) as Error;

  test('a key takes up to its limit, until the window is over', async () => {
    const limiter = createLimiter({ max: 3, seconds: 60 });
    await limiter.take('a', 2);
    await limiter.take('a');
    await limiter.take('b', 3);
    jest.advanceTimersByTime(20_000);
    await expect(limiter.take('a')).rejects.toEqual(refusal(40));
    jest.advanceTimersByTime(40_001);
    await expect(limiter.take('a', 3)).resolves.toBeUndefined();
  });

  test('a refused use is not counted, and a returned use can be taken again', async () => {
    const limiter = createLimiter({ max: 3, seconds: 60, message: 'Too many tickets.' });
    await limiter.take('a', 2);
    await expect(limiter.take('a', 2)).rejects.toThrow('Too many tickets. Please try again in a minute.');
    await limiter.take('a');
    await limiter.giveBack('a', 2);
    await expect(limiter.take('a', 2)).resolves.toBeUndefined();
  });

  test('many at once take no more than one after the other', async () => {
    const limiter = createLimiter({ max: 10, seconds: 60 });
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => limiter.take('a')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
