import { createHash } from 'node:crypto';

/** Parts of a browser that jsdom lacks, as far as a door uses them. */
class FakeResponse {
  constructor(readonly text: string) {}
  json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.text));
  }
}

class FakeCache {
  readonly #entries = new Map<string, FakeResponse>();
  put(path: string, answer: FakeResponse) {
    return Promise.resolve(void this.#entries.set(this.#url(path), answer));
  }
  match(asked: string | { readonly url: string }) {
    return Promise.resolve(this.#entries.get(this.#url(asked)));
  }
  keys() {
    return Promise.resolve([...this.#entries.keys()].map((url) => ({ url })));
  }
  delete(asked: { readonly url: string }) {
    return Promise.resolve(this.#entries.delete(asked.url));
  }
  #url(asked: string | { readonly url: string }) {
    return typeof asked === 'string' ? new URL(asked, location.href).href : asked.url;
  }
}

/** A phone that has kept nothing yet. */
export function newPhone(): void {
  const all = new Map<string, FakeCache>();
  const caches = {
    open: (name: string) => {
      const found = all.get(name) ?? new FakeCache();
      all.set(name, found);
      return Promise.resolve(found);
    },
    delete: (name: string) => Promise.resolve(all.delete(name)),
    has: (name: string) => Promise.resolve(all.has(name)),
  };
  Object.assign(globalThis, { caches, Response: FakeResponse });
  // At once, so that tests decide about the order.
  const digest = (_: string, bytes: Uint8Array) =>
    Promise.resolve(Uint8Array.from(createHash('sha256').update(bytes).digest()).buffer);
  Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: { digest } });
  localStorage.clear();
}
