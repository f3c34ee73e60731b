import { scrollBehavior, scrollSmoothly } from './scroll';

let reduced: boolean;
describe('scroll', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    reduced = false;
    window.scrollY = 1500;
    window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
    window.scrollTo = ((to: ScrollToOptions) => void (window.scrollY = to.top ?? 0)) as typeof window.scrollTo;
  });
  afterEach(() => jest.useRealTimers());

  describe('scrolling', () => {
    it('takes the given time, slower towards the end', () => {
      const arrived = jest.fn();
      scrollSmoothly(() => 500, 600, arrived);
      expect(window.scrollY).toBe(1500);
      jest.advanceTimersByTime(300);
      expect(window.scrollY).toBeGreaterThan(500);
      expect(window.scrollY).toBeLessThan(1000);
      expect(arrived).not.toHaveBeenCalled();
      jest.advanceTimersByTime(330);
      expect(window.scrollY).toBe(500);
      expect(arrived).toHaveBeenCalledTimes(1);
    });

    it('follows a target that moves', () => {
      let top = 500;
      scrollSmoothly(() => top, 600);
      jest.advanceTimersByTime(300);
      top = 700;
      jest.advanceTimersByTime(330);
      expect(window.scrollY).toBe(700);
    });

    it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('ends with the first %s of the visitor', (input) => {
      const arrived = jest.fn();
      scrollSmoothly(() => 500, 600, arrived);
      jest.advanceTimersByTime(100);
      window.dispatchEvent(new Event(input));
      const here = window.scrollY;
      jest.advanceTimersByTime(1000);
      expect(window.scrollY).toBe(here);
      expect(arrived).not.toHaveBeenCalled();
    });

    it('is at once where the visitor wants no motion', () => {
      reduced = true;
      const arrived = jest.fn();
      scrollSmoothly(() => 500, 600, arrived);
      expect(window.scrollY).toBe(500);
      expect(arrived).toHaveBeenCalledTimes(1);
      expect(scrollBehavior()).toBe('instant');
    });
  });
});
