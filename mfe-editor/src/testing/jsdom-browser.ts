import { FakeEventSource } from './fake-event-source';

/** jsdom lays nothing out, so no size ever changes; dnd-kit asks for this when it is loaded. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { ResizeObserver: NothingResizes, EventSource: FakeEventSource });
