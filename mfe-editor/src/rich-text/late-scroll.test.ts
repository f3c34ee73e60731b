import type { Editor } from 'ckeditor5';
import { LateScroll } from './late-scroll';

jest.mock('ckeditor5', () => jest.requireActual<object>('../testing/ckeditor'), { virtual: true });

describe('late scroll', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function open() {
    const scroll = jest.fn();
    const view: { scrollToTheSelection: (how?: object) => void } = { scrollToTheSelection: scroll };
    const plugin = new LateScroll({ editing: { view } } as unknown as Editor);
    plugin.init();
    return { view, plugin, scroll };
  }
  const paint = () => {
    jest.advanceTimersToNextFrame();
    expect(jest.getTimerCount()).toBe(1);
    jest.runOnlyPendingTimers();
  };

  test('it scrolls after each frame in which something was typed, once', () => {
    const { view, scroll } = open();
    for (const frame of [1, 2]) {
      view.scrollToTheSelection();
      view.scrollToTheSelection();
      expect(scroll).toHaveBeenCalledTimes(frame - 1);
      paint();
      expect(scroll).toHaveBeenCalledTimes(frame);
    }
  });

  test('an explicit alignment scrolls at once', () => {
    const { view, scroll } = open();
    view.scrollToTheSelection({ alignToTop: true });
    expect(scroll).toHaveBeenCalledWith({ alignToTop: true });
  });

  test('an editor that is gone scrolls nothing', () => {
    const { view, plugin, scroll } = open();
    view.scrollToTheSelection();
    plugin.destroy();
    jest.runAllTimers();
    expect(scroll).not.toHaveBeenCalled();
  });
});
