/** @jest-environment jsdom */
import { LoadPause } from './load-pause';

const failing = () => Promise.reject(new Error('404'));

describe('load pause', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Lets a round of tries fail. */
  async function trip(pause: LoadPause): Promise<void> {
    const tripped = expect(pause.run(failing)).rejects.toThrow('404');
    await jest.advanceTimersByTimeAsync(1300);
    await tripped;
  }

  test('a remote that answers is asked every time', async () => {
    const task = jest.fn(async () => 'module');
    const pause = new LoadPause();
    expect(await pause.run(task)).toBe('module');
    expect(await pause.run(task)).toBe('module');
    expect(task).toHaveBeenCalledTimes(2);
  });

  test('a remote that is away is asked three times, then nobody waits for it', async () => {
    const pause = new LoadPause();
    await trip(pause);
    const task = jest.fn(failing);
    await expect(pause.run(task)).rejects.toThrow('The remote is away');
    expect(task).not.toHaveBeenCalled();
  });

  test('after a pause it is asked again', async () => {
    const pause = new LoadPause();
    await trip(pause);
    const over = pause.whenOver();
    await jest.advanceTimersByTimeAsync(2000);
    await over;
    expect(await pause.run(async () => 'module')).toBe('module');
  });

  test('a hidden tab waits until it is looked at', async () => {
    const pause = new LoadPause();
    await trip(pause);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const over = jest.fn();
    void pause.whenOver().then(over);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(over).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalled();
    hidden.mockRestore();
  });
});
