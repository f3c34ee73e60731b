import type { Fragments, Language } from '@vestibule/contracts';
import { TaggedCache } from '@vestibule/contracts/cache/tagged-cache';
import { randomBytes } from 'node:crypto';
import { contentOf } from './content-of';

/** Room for markup, in characters: some thousand rows of events and the menus of all languages. */
const MAX_CHARACTERS = 4 * 1_048_576;
/** How the ids begin that React makes (`useId`): each is of one place in one page. */
const REACT_ID = '"_R_';

/** The fragments of one render; `finish` removes the marks from the HTML, and caches the marked parts. */
export interface FragmentsOfRender extends Fragments {
  finish: (html: string, isWhole: boolean) => string;
}

/**
 * Markup that recurs (CachedFragment of the contracts), by language and by all that it depends on: it is never wrong,
 * only unused, and needs no purge.
 */
export class FragmentCache {
  readonly #cache = new TaggedCache<string>({
    freshMs: Infinity,
    maxSize: MAX_CHARACTERS,
    sizeOf: (html) => html.length + 1,
  });
  /** No text of a page can hold it. */
  readonly #secret = randomBytes(6).toString('hex');

  ofRender(lang: Language): FragmentsOfRender {
    const keys: string[] = [];
    return {
      find: (key) => {
        const full = `${lang} ${key}`;
        const html = this.#cache.get(full)?.value;
        return html === undefined ? { mark: `${this.#secret}-${keys.push(full) - 1}` } : { html };
      },
      finish: (html, isWhole) => {
        if (keys.length === 0) return html;
        if (isWhole) keys.forEach((key, index) => this.#keep(key, contentOf(html, this.#attribute(`${index}`))));
        return this.#unmarked(html);
      },
    };
  }

  #keep(key: string, marked: string | undefined): void {
    if (marked === undefined || marked.includes(REACT_ID)) return;
    this.#cache.set(key, { value: this.#unmarked(marked), tags: [] });
  }

  readonly #attribute = (index: string) => ` data-fragment="${this.#secret}-${index}"`;
  #unmarked = (html: string) => html.replace(new RegExp(this.#attribute('\\d+'), 'g'), '');
}
