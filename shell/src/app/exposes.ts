import type { Language, PageExpose } from '@vestibule/contracts';
import type { ExposeRef } from '@vestibule/contracts/site/site';

/** Where the code of exposes comes from: federation in the browser, checked files on the server. */
export interface ExposeSource {
  /** The expose's default export when it is there already, with what `data` needs besides. */
  peek: (ref: ExposeRef, data: unknown) => unknown;
  /**
   * Loads code and texts; rejects with SiteError `remote_failed`. The same promise for the same expose while it is
   * under way.
   */
  load: (ref: ExposeRef, lang: Language) => Promise<unknown>;
  /**
   * Like `load`, for what the server has rendered with `data`, and the code that it needs besides: goes on trying and
   * never rejects.
   */
  hydrate: (ref: ExposeRef, lang: Language, data: unknown) => Promise<unknown>;
}

/** What this data needs of a page's code besides the page itself (PageExpose.code). */
export const codeFor = (page: unknown, data: unknown): Promise<unknown> | undefined =>
  (page as Partial<PageExpose>).code?.(data);
