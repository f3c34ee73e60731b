import { repeat } from './repeat';

const HOUR_MS = 3600 * 1000;

describe('repeat', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-28T12:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  describe('repeat', () => {
    it('has a time once a night by the clock of the site, also in the nights that have an hour less or more', async () => {
      const times: string[] = [];
      const now: string[] = [];
      const stop = repeat({ nightlyAt: 3 }, async (time) => {
        times.push(time);
        now.push(new Date().toISOString().slice(0, 13));
      });
      await jest.advanceTimersByTimeAsync(40 * HOUR_MS);
      expect(times).toEqual(['2026-03-29', '2026-03-30']);
      expect(now).toEqual(['2026-03-29T01', '2026-03-30T01']);
      await stop();
      await jest.advanceTimersByTimeAsync(24 * HOUR_MS);
      expect(times).toHaveLength(2);

      jest.setSystemTime(Date.parse('2026-10-24T12:00:00Z'));
      const stopAutumn = repeat({ nightlyAt: 2 }, async (time) => void times.push(time));
      await jest.advanceTimersByTimeAsync(24 * HOUR_MS);
      // The hour from two to three comes twice.
      expect(times.slice(2)).toEqual(['2026-10-25']);
      await stopAutumn();
    });

    it('has the times of an interval at its multiples, which are the same in every process', async () => {
      jest.setSystemTime(Date.parse('2026-03-28T12:00:03.700Z'));
      const times: [string, string][] = [];
      const stop = repeat(
        { everyMs: 5000 },
        async (time) => void times.push([time, new Date().toISOString().slice(17, 23)]),
      );
      await jest.advanceTimersByTimeAsync(11_300);
      await stop();
      const first = Date.parse('2026-03-28T12:00:05Z') / 5000;
      expect(times).toEqual([
        ['start', '03.700'],
        [String(first), '05.000'],
        [String(first + 1), '10.000'],
        [String(first + 2), '15.000'],
      ]);
    });

    it('skips the times that come while a call is under way, and waits for it at its stop', async () => {
      let finish = () => {};
      const steps: string[] = [];
      const stop = repeat({ everyMs: 1000 }, async () => {
        steps.push('begun');
        await new Promise<void>((resolve) => (finish = resolve));
        steps.push('done');
      });
      await jest.advanceTimersByTimeAsync(5000);
      expect(steps).toEqual(['begun']);
      const stopped = stop().then(() => void steps.push('stopped'));
      finish();
      await stopped;
      expect(steps).toEqual(['begun', 'done', 'stopped']);
    });
  });
});
