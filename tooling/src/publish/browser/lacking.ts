import type { DOMWindow } from 'jsdom';

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Globals that every browser has, jsdom has not, and a module may use while it is loaded. */
export function addWhatJsdomLacks(window: DOMWindow): void {
  const matchMedia = (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const fetch = () => new Promise(() => undefined);
  Object.assign(window, { matchMedia, fetch, IntersectionObserver: Observer, ResizeObserver: Observer });
  for (const name of [
    'TextEncoder',
    'TextDecoder',
    'structuredClone',
    'Request',
    'Response',
    'BroadcastChannel',
  ] as const)
    window[name] ??= globalThis[name];
}
