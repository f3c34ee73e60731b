import type { Language } from '@vestibule/contracts';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import { codeFor, type ExposeSource } from '../../app/exposes';

interface Shown {
  readonly ref: ExposeRef;
  readonly data: unknown;
}

/** Exposes of which those of one remote can be reloaded, beside the ones that are on the page. */
export class SwappableExposes implements ExposeSource {
  readonly #first: ExposeSource;
  readonly #create: () => ExposeSource;
  readonly #renewed = new Map<string, ExposeSource>();
  readonly #shown = new Map<string, Shown>();

  /** @param create a source that has loaded nothing yet */
  constructor(first: ExposeSource, create: () => ExposeSource) {
    this.#first = first;
    this.#create = create;
  }

  readonly peek = (ref: ExposeRef, data: unknown): unknown => {
    const module = this.#sourceOf(ref).peek(ref, data);
    if (module !== undefined) this.#shown.set(ref.key, { ref, data });
    return module;
  };
  readonly load = (ref: ExposeRef, lang: Language): Promise<unknown> => this.#sourceOf(ref).load(ref, lang);
  readonly hydrate = (ref: ExposeRef, lang: Language, data: unknown): Promise<unknown> =>
    this.#sourceOf(ref).hydrate(ref, lang, data);

  /** Loads the shown exposes of a remote again, and returns those from then on. Rejects when they cannot be loaded. */
  async renew(remote: string, lang: Language): Promise<void> {
    const source = this.#create();
    const shown = [...this.#shown.values()].filter(({ ref }) => ref.remote.name === remote);
    await Promise.all(shown.map(async ({ ref, data }) => codeFor(await source.load(ref, lang), data)));
    this.#renewed.set(remote, source);
  }

  #sourceOf({ remote }: ExposeRef): ExposeSource {
    return this.#renewed.get(remote.name) ?? this.#first;
  }
}
