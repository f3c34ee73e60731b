let nears: (() => void) | undefined;

/**
 * Lets a test say when the reader comes near the end of a list; jsdom has no IntersectionObserver. To be called once in
 * each test file.
 */
export function watchTheEnd(): void {
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        nears = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        nears = undefined;
      }
    } as unknown as typeof IntersectionObserver;
  });
}

/** The reader comes near the end of the list that is on the screen; nothing happens where nothing waits for that. */
export const comeNear = (): void => nears?.();
