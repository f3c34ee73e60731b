import { scrollToTopOf } from './scroll-to-list';

const list = document.createElement('div');
let top: number;
let reduced: boolean;
beforeEach(() => {
  jest.useFakeTimers();
  top = -1000;
  reduced = false;
  window.scrollY = 1500;
  list.getBoundingClientRect = () => ({ top }) as DOMRect;
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
  window.scrollTo = ((to: number | ScrollToOptions, y?: number) =>
    void (window.scrollY = typeof to === 'number' ? (y ?? 0) : (to.top ?? 0))) as typeof window.scrollTo;
});
afterEach(() => jest.useRealTimers());

test('takes 0.6 s, slower towards the end', () => {
  scrollToTopOf(list);
  jest.advanceTimersByTime(300);
  expect(window.scrollY).toBeGreaterThan(500);
  expect(window.scrollY).toBeLessThan(1000);
  jest.advanceTimersByTime(250);
  expect(window.scrollY).toBeGreaterThan(500);
  jest.advanceTimersByTime(80);
  expect(window.scrollY).toBe(500);
});

test('is over with the first input of the reader', () => {
  scrollToTopOf(list);
  jest.advanceTimersByTime(100);
  window.dispatchEvent(new Event('wheel'));
  const here = window.scrollY;
  jest.advanceTimersByTime(1000);
  expect(window.scrollY).toBe(here);
});

test('is at once where less motion is wanted, and not at all where the list’s top is in view', () => {
  reduced = true;
  scrollToTopOf(list);
  expect(window.scrollY).toBe(500);
  top = 20;
  scrollToTopOf(list);
  expect(window.scrollY).toBe(500);
});
