import { compose } from '@vestibule/registry/channel/compose';
import type { StableChannel } from '@vestibule/registry/channel/stable';
import { CompositionStarts } from './composition-starts';
import { startComposition, startDamaged, type Running, type StartOptions } from './running';
import { StartFailed } from './worker-errors';

jest.mock('./running');

const composition = compose({ contracts: '1.0.0', shell: 's', remotes: [{ name: 'programme', version: '1.0.0' }] });
const log = { error: jest.fn() };
let starts: CompositionStarts;

describe('composition starts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(startComposition).mockReset();
    log.error.mockReset();
    starts = new CompositionStarts((workers) => ({ workers }) as StartOptions, log);
  });
  afterEach(() => jest.useRealTimers());

  /** Which of these moments in ms, from the first on, led to a start. */
  async function triedAt(moments: readonly number[]): Promise<number[]> {
    const began = Date.now();
    const tried: number[] = [];
    for (const moment of moments) {
      jest.setSystemTime(began + moment);
      const before = jest.mocked(startComposition).mock.calls.length;
      await starts.start(composition, 2);
      if (jest.mocked(startComposition).mock.calls.length > before) tried.push(moment);
    }
    return tried;
  }

  test('damaged files are checked again soon, and logged once', async () => {
    jest.mocked(startComposition).mockRejectedValue(new Error('integrity'));
    expect(await triedAt([0, 499, 500, 1000])).toEqual([0, 500, 1000]);
    expect(log.error.mock.calls).toEqual([
      [{ composition: composition.id, error: 'integrity' }, 'a composition cannot be started'],
    ]);
  });

  test('workers that could not start are left alone for ten seconds, then longer, for forty at most', async () => {
    jest.mocked(startComposition).mockRejectedValue(new StartFailed('throws', 0));
    const moments = [0, 500, 9999, 10_000, 29_999, 30_000, 70_000, 109_999, 110_000];
    expect(await triedAt(moments)).toEqual([0, 10_000, 30_000, 70_000, 110_000]);
  });

  test('one that starts after all is started at once the next time too', async () => {
    jest
      .mocked(startComposition)
      .mockRejectedValueOnce(new Error('not there yet'))
      .mockResolvedValue({} as Running);
    expect(await triedAt([0, 500, 501])).toEqual([0, 500, 501]);
  });

  describe('at the start of a gateway', () => {
    const older = compose({ contracts: '1.0.0', shell: 's', remotes: [{ name: 'programme', version: '0.9.0' }] });
    const stable = { composition, history: [{ composition }, { composition: older }] } as unknown as StableChannel;
    const runningOf = (what: Running['composition']) =>
      ({ composition: what, pool: { end: jest.fn() } }) as unknown as Running;
    /** End of each composition's start; one that is not named never ends. */
    const given = (ends: Readonly<Record<string, Running | Error>>) =>
      jest.mocked(startComposition).mockImplementation(({ id }) => {
        const end = ends[id];
        return end === undefined
          ? new Promise(() => {})
          : end instanceof Error
            ? Promise.reject(end)
            : Promise.resolve(end);
      });

    test("the pointer's composition runs, and no other is started", async () => {
      const running = runningOf(composition);
      given({ [composition.id]: running, [older.id]: runningOf(older) });
      await expect(starts.first(stable, 2)).resolves.toBe(running);
      expect(startComposition).toHaveBeenCalledTimes(1);
    });

    test('an older one that works stands in at once for a broken one', async () => {
      const running = runningOf(older);
      given({ [composition.id]: new Error('integrity'), [older.id]: running });
      await expect(starts.first(stable, 2)).resolves.toBe(running);
    });

    test('an older one that works stands in after three seconds for one that hangs', async () => {
      const running = runningOf(older);
      given({ [older.id]: running });
      const first = starts.first(stable, 2);
      await jest.advanceTimersByTimeAsync(2999);
      expect(startComposition).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(1);
      await expect(first).resolves.toBe(running);
      // The pointer is followed from now on: not a second start beside the one that hangs.
      await expect(starts.start(composition, 2)).resolves.toBeUndefined();
      expect(startComposition).toHaveBeenCalledTimes(2);
    });

    test('one that was only slow ends when it comes: it is started again when the pointer is followed', async () => {
      const [slow, running] = [runningOf(composition), runningOf(older)];
      let arrive: (late: Running) => void = () => undefined;
      jest
        .mocked(startComposition)
        .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
        .mockResolvedValue(running);
      const first = starts.first(stable, 2);
      await jest.advanceTimersByTimeAsync(3000);
      await expect(first).resolves.toBe(running);
      arrive(slow);
      await jest.advanceTimersByTimeAsync(0);
      expect(slow.pool.end).toHaveBeenCalled();
      expect(running.pool.end).not.toHaveBeenCalled();
    });

    test('where none can be started, its working parts are', async () => {
      const damaged = runningOf(composition);
      jest.mocked(startComposition).mockRejectedValue(new Error('integrity'));
      jest.mocked(startDamaged).mockResolvedValue(damaged);
      await expect(starts.first(stable, 2)).resolves.toBe(damaged);
    });
  });
});
