import { FakeEventSource } from './fake-event-source';

/** jsdom lays nothing out, so no size ever changes; dnd-kit asks for this when it is loaded. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** As for someone who wants no motion; jsdom knows no media queries. */
const matchMedia = () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined });

Object.assign(globalThis, { ResizeObserver: NothingResizes, EventSource: FakeEventSource, matchMedia });
