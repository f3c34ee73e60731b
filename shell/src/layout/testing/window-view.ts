import { act, fireEvent } from '@testing-library/react';

type Tell = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;
const observed = new Map<Element, Tell>();

/** jsdom lays nothing out and has no IntersectionObserver: tests say what is in sight. */
class FakeIntersectionObserver {
  readonly #tell: Tell;
  readonly #elements: Element[] = [];

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  observe(element: Element): void {
    this.#elements.push(element);
    observed.set(element, this.#tell);
  }

  disconnect(): void {
    for (const element of this.#elements) observed.delete(element);
  }
}
Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

/** An element comes into the window, or leaves it. */
export const setInSight = (element: Element, isIntersecting: boolean): void =>
  act(() => observed.get(element)?.([{ isIntersecting }]));

/** The page is scrolled to this offset in px. */
export function scrollPage(top: number): void {
  window.scrollY = top;
  fireEvent.scroll(window);
}
