let tell: ((isIntersecting: boolean) => void) | undefined;

/**
 * Lets a test say when the reader comes near the end of a list, or away from the tickets; jsdom has no
 * IntersectionObserver. To be called once in each test file.
 */
export function watchTheEnd(): void {
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      readonly #targets: Element[] = [];
      constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        tell = (isIntersecting) => callback(this.#targets.map((target) => ({ isIntersecting, target })));
      }
      observe(target: Element) {
        this.#targets.push(target);
      }
      disconnect() {
        tell = undefined;
      }
    } as unknown as typeof IntersectionObserver;
  });
}

/** The reader comes near the awaited element, such as the end of a list; nothing happens where none is awaited. */
export const comeNear = (): void => tell?.(true);

/** The reader moves on from it. */
export const moveOn = (): void => tell?.(false);
