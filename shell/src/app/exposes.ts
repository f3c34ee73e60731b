import type { Language, PageExpose } from '@vestibule/contracts';
import type { ExposeRef } from '@vestibule/contracts/site/site';

/** Where the code of exposes comes from: federation in the browser, checked files on the server. */
export interface ExposeSource {
  /** The expose's default export when it is loaded already, with the code that `data` needs. */
  peek: (ref: ExposeRef, data: unknown) => unknown;
  /**
   * Loads code and texts; rejects with SiteError `remote_failed`. The same promise for the same expose while it is
   * under way.
   */
  load: (ref: ExposeRef, lang: Language) => Promise<unknown>;
  /**
   * Like `load`, for an expose that the server has rendered with `data`, and the code that it needs: goes on trying and
   * never rejects.
   */
  hydrate: (ref: ExposeRef, lang: Language, data: unknown) => Promise<unknown>;
}

/** Code that this data needs besides the page's own (PageExpose.code). */
export const codeFor = (page: unknown, data: unknown): Promise<unknown> | undefined =>
  (page as Partial<PageExpose>).code?.(data);
