/** @jest-environment jsdom */
import { CONTENT_ID } from '../layout/skip-links';
import { showPage } from './page-transition';

/** Animations that were begun: the element's id, the first frame, and how long it takes. */
let begun: { readonly id: string; readonly duration: number; readonly cancelled: () => boolean }[];
let wantsMotion: boolean;

describe('page transition', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    begun = [];
    wantsMotion = true;
    globalThis.matchMedia = () => ({ matches: !wantsMotion }) as MediaQueryList;
    Element.prototype.animate = function (this: Element, _, options) {
      let isCancelled = false;
      const { duration } = options as { duration: number };
      begun.push({ id: this.id, duration, cancelled: () => isCancelled });
      return { cancel: () => (isCancelled = true) } as unknown as Animation;
    };
    const parts = Array.from({ length: 13 }, (_, index) => `<p id="part-${index}"></p>`).join('');
    document.body.innerHTML = `<main id="${CONTENT_ID}"><div data-remote="content"><div>${parts}</div></div></main>`;
  });
  afterEach(() => jest.useRealTimers());

  const state = () => document.documentElement.dataset['page'];

  describe('the transition "page"', () => {
    it('lets the old page go for 160 ms at most, and renders the new one a frame later', () => {
      const update = jest.fn();
      showPage(update);
      expect(begun.map(({ id, duration }) => [id, duration])).toEqual([[CONTENT_ID, 160]]);
      expect([state(), update.mock.calls.length]).toEqual(['out', 0]);
      jest.advanceTimersByTime(17);
      expect([state(), update.mock.calls.length, begun[0]?.cancelled()]).toEqual(['in', 1, true]);
    });

    it('lets the parts of the new page come at eleven levels, from 0.32 s to 1.22 s, the rest with the last', () => {
      showPage(() => undefined);
      jest.advanceTimersByTime(17);
      expect(begun.slice(1).map(({ id, duration }) => [id, duration])).toEqual([
        ['part-0', 320],
        ['part-1', 410],
        ['part-2', 500],
        ['part-3', 590],
        ['part-4', 680],
        ['part-5', 770],
        ['part-6', 860],
        ['part-7', 950],
        ['part-8', 1040],
        ['part-9', 1130],
        ['part-10', 1220],
        ['part-11', 1220],
        ['part-12', 1220],
      ]);
      expect(state()).toBe('in');
      jest.advanceTimersByTime(1219);
      expect(state()).toBe('in');
      jest.advanceTimersByTime(1);
      expect(state()).toBeUndefined();
    });

    it('is left out for visitors who want no motion', () => {
      wantsMotion = false;
      const update = jest.fn();
      showPage(update);
      expect([begun.length, update.mock.calls.length, state()]).toEqual([0, 1, undefined]);
    });
  });
});
