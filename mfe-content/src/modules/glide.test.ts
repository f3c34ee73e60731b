import { glideTo } from './glide';

const scrolled = jest.fn();
let target: HTMLElement;
describe('glide', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scrolled.mockClear();
    class NothingChanges {
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, {
      scrollTo: scrolled,
      matchMedia: () => ({ matches: false }),
      ResizeObserver: NothingChanges,
    });
    target = document.body.appendChild(document.createElement('h2'));
    jest.spyOn(target, 'getBoundingClientRect').mockReturnValue({ top: 900 } as DOMRect);
  });
  afterEach(() => {
    target.remove();
    jest.useRealTimers();
  });

  const lastTop = () => (scrolled.mock.lastCall as [{ readonly top: number }] | undefined)?.[0].top ?? 0;

  test('a way inside a page takes 0.7 s, to 200 px above the place', () => {
    const stop = glideTo(target);
    expect(target).toHaveFocus();
    jest.advanceTimersByTime(350);
    expect(lastTop()).toBeGreaterThan(0);
    expect(lastTop()).toBeLessThan(700);
    // Frames are 16 ms apart: the last one before the end, and the end.
    jest.advanceTimersByTime(338);
    expect(lastTop()).toBeLessThan(700);
    jest.advanceTimersByTime(28);
    expect(lastTop()).toBe(700);
    const count = scrolled.mock.calls.length;
    jest.advanceTimersByTime(1000);
    expect(scrolled).toHaveBeenCalledTimes(count);
    stop();
  });

  test('the visitor’s own scrolling ends it', () => {
    glideTo(target);
    jest.advanceTimersByTime(100);
    globalThis.dispatchEvent(new Event('wheel'));
    const count = scrolled.mock.calls.length;
    jest.advanceTimersByTime(1000);
    expect(scrolled).toHaveBeenCalledTimes(count);
  });
});
