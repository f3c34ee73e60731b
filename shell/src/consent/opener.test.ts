/** @jest-environment jsdom */
import { noteOpenerScript, onOpener } from './opener';

const press = () =>
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

describe('opener', () => {
  test('a press before the code is there waits for it; later ones go straight to it', () => {
    document.body.innerHTML = '<a href="/de/cookies" data-open-consent=""><b>Cookies</b></a><i>else</i>';
    const script = document.createElement('script');
    script.textContent = noteOpenerScript;
    document.head.append(script);
    expect(press()).toBe(false);
    const open = jest.fn();
    onOpener(open);
    expect(open).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset['consent']).toBeUndefined();
    expect(press()).toBe(false);
    // React stops clicks in a part that it has not taken over yet.
    document.body.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
    expect(press()).toBe(false);
    expect(open).toHaveBeenCalledTimes(3);
    document.querySelector('i')?.click();
    expect(open).toHaveBeenCalledTimes(3);
    expect(document.documentElement.dataset['consent']).toBeUndefined();
  });
});
