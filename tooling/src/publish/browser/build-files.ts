import type { RemoteManifest } from '@vestibule/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ResourceLoader, type FetchOptions } from 'jsdom';

/** Where the build pretends to lie. */
export const BASE = 'https://example.org/remotes/';

/**
 * Responds to a window's requests for scripts and styles from a build; any other request is a problem, and so is a
 * script without integrity.
 */
export class BuildFiles extends ResourceLoader {
  readonly #dir: string;
  readonly #listed: ReadonlySet<string>;
  readonly #onProblem: (where: string, message: string) => void;

  constructor(dir: string, { entry, files }: RemoteManifest, onProblem: (where: string, message: string) => void) {
    super();
    this.#dir = dir;
    this.#listed = new Set([entry, ...files].map(({ path }) => path));
    this.#onProblem = onProblem;
  }

  override fetch(url: string, { element }: FetchOptions): ReturnType<ResourceLoader['fetch']> {
    const path = url.startsWith(BASE) ? decodeURI(url.slice(BASE.length)) : url;
    if (!this.#listed.has(path)) {
      this.#onProblem(path, 'is loaded, but is not among files of remote.json');
      return failed(`${path} is not among files of remote.json`);
    }
    // jsdom reflects no such attribute: the script that created the element has set it as a property.
    const integrity = element?.getAttribute('integrity') ?? (element && (Reflect.get(element, 'integrity') as unknown));
    // A changed style sheet runs nothing.
    if (!integrity && element?.localName === 'script')
      this.#onProblem(path, 'is loaded without integrity: a changed file would run (docs/remote-format.md, Chunks)');
    return answered(readFileSync(join(this.#dir, path)));
  }
}

type Answer = NonNullable<ReturnType<ResourceLoader['fetch']>>;
const answered = (body: Buffer): Answer => Object.assign(Promise.resolve(body), { abort: () => undefined });
const failed = (message: string): Answer =>
  Object.assign(Promise.reject(new Error(message)), { abort: () => undefined });
