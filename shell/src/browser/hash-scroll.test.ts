/** @jest-environment jsdom */
import { HASH_DELAY_MS, HASH_RETRY_MS, HASH_TRIES, HashScroll } from './hash-scroll';

const scrolled: unknown[] = [];
let scroll: HashScroll;
describe('hash scroll', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scrolled.length = 0;
    scroll = new HashScroll();
    document.body.innerHTML = '';
    Element.prototype.scrollIntoView = function (this: Element, how) {
      scrolled.push([this.id, how]);
    };
    globalThis.matchMedia = ((query: string) => ({
      matches: query.includes('reduce') && reduced,
    })) as typeof matchMedia;
    reduced = false;
  });
  afterEach(() => jest.useRealTimers());
  let reduced = false;
  const place = (id: string) => {
    document.body.innerHTML = `<section id="${id}"><h2>Termine</h2></section>`;
  };

  test('the numbers are those of the specification', () => {
    expect([HASH_DELAY_MS, HASH_RETRY_MS, HASH_TRIES]).toEqual([1000, 250, 100]);
  });

  test('after a second the page goes to its target, and so does the focus', () => {
    place('termine');
    scroll.start('#termine');
    jest.advanceTimersByTime(999);
    expect(scrolled).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scrolled).toEqual([['termine', { behavior: 'smooth' }]]);
    expect(document.activeElement?.id).toBe('termine');
  });

  test('a target that comes late is found within a quarter of a second', () => {
    scroll.start('#sp%C3%A4t');
    jest.advanceTimersByTime(1000 + 40 * 250);
    place('spät');
    jest.advanceTimersByTime(250);
    expect(scrolled).toEqual([['spät', { behavior: 'smooth' }]]);
  });

  test('after a hundred looks it gives up', () => {
    scroll.start('#nie');
    jest.advanceTimersByTime(1000 + 99 * 250);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('the visitor’s own scrolling cancels it, and with reduced motion nothing glides', () => {
    place('termine');
    scroll.start('#termine');
    dispatchEvent(new Event('wheel'));
    jest.advanceTimersByTime(60_000);
    expect(scrolled).toEqual([]);
    reduced = true;
    scroll.start('#termine', 0);
    jest.advanceTimersByTime(0);
    expect(scrolled).toEqual([['termine', { behavior: 'instant' }]]);
  });
});
