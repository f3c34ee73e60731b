import { idleBrowser } from '../testing/idle-browser';
import { MOST_MS, PAUSE_MS, putOff, tellAll } from './put-off';

let stop: () => void;
describe('postponed call', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    stop = idleBrowser();
  });
  afterEach(() => {
    tellAll();
    stop();
    jest.useRealTimers();
  });

  /** Something that has happened and is not told yet. */
  function waiting() {
    const tell = jest.fn();
    const put = putOff(tell);
    put.soon();
    return { tell, ...put };
  }
  const hide = (state: DocumentVisibilityState) => {
    const spy = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    spy.mockRestore();
  };
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  const fire = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

  test('it is called once, after a pause', () => {
    const { tell, soon } = waiting();
    jest.advanceTimersByTime(PAUSE_MS - 1);
    soon();
    jest.advanceTimersByTime(PAUSE_MS - 1);
    expect(tell).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2);
    expect(tell).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(MOST_MS);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test('without a pause it waits no longer than it may', () => {
    const { tell, soon } = waiting();
    const step = PAUSE_MS / 2;
    for (let ms = step; ms < MOST_MS; ms += step) {
      jest.advanceTimersByTime(step);
      soon();
    }
    expect(tell).not.toHaveBeenCalled();
    jest.advanceTimersByTime(step + 1);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test.each<readonly [when: string, act: () => unknown]>([
    ['the focus goes', () => fire('focusout')],
    ['something is pressed', () => fire('pointerdown')],
    ['something is clicked', () => fire('click')],
    ['a form is submitted', () => fire('submit')],
    ['the way leads back', () => window.dispatchEvent(new Event('popstate'))],
    ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => hide('hidden')],
    ['Escape is pressed', () => press('Escape')],
    ['Tab is pressed', () => press('Tab')],
    ['it is saved by a shortcut', () => press('s', { ctrlKey: true })],
    ['a step is taken back', () => press('z', { metaKey: true })],
    ['a step is taken again', () => press('z', { ctrlKey: true, shiftKey: true })],
    ['something is moved by the keyboard', () => press('ArrowUp', { altKey: true })],
    ['somebody relies on it', tellAll],
  ])('it is called at once when %s', (_, act) => {
    const { tell } = waiting();
    act();
    expect(tell).toHaveBeenCalledTimes(1);
    act();
    jest.advanceTimersByTime(MOST_MS);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  test.each<readonly [when: string, act: () => unknown]>([
    ['a letter is typed', () => press('a')],
    ['a capital is typed', () => press('A', { shiftKey: true })],
    ['the page is shown', () => hide('visible')],
  ])('it goes on waiting when %s', (_, act) => {
    const { tell } = waiting();
    act();
    expect(tell).not.toHaveBeenCalled();
  });

  test('leaving before the call asks', () => {
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { tell } = waiting();
    expect(leave()).toBe(false);
    expect(tell).toHaveBeenCalledTimes(1);
    expect(leave()).toBe(true);
  });

  test('all waiting calls are made', () => {
    const [first, second] = [waiting(), waiting()];
    fire('focusout');
    expect(first.tell).toHaveBeenCalledTimes(1);
    expect(second.tell).toHaveBeenCalledTimes(1);
  });

  test('a call that the call causes is made with it', () => {
    const last = jest.fn();
    const { soon } = putOff(last);
    putOff(soon).soon();
    fire('focusout');
    expect(last).toHaveBeenCalledTimes(1);
  });

  test('a browser without idle callbacks calls at once', () => {
    stop();
    expect(waiting().tell).toHaveBeenCalledTimes(1);
  });
});
