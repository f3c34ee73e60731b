import { scrollToTopOf } from './scroll-to-list';

const list = document.createElement('div');
let top: number;
describe('scroll to list', () => {
  beforeEach(() => {
    window.scrollY = 1500;
    list.getBoundingClientRect = () => ({ top }) as DOMRect;
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    window.scrollTo = ((to: ScrollToOptions) => void (window.scrollY = to.top ?? 0)) as typeof window.scrollTo;
  });

  describe('scrolling to a list', () => {
    it('brings its top to the top of the window, below the header that covers it', () => {
      top = -1000;
      document.documentElement.style.scrollPaddingBlockStart = '40px';
      scrollToTopOf(list);
      expect(window.scrollY).toBe(460);
    });

    it('leaves a list where it is whose top is in view', () => {
      top = 60;
      scrollToTopOf(list);
      expect(window.scrollY).toBe(1500);
    });
  });
});
