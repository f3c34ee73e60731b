import type { Language } from '@vestibule/contracts';
import type { ExposeRef } from './site';

/** Where the code of exposes comes from: federation in the browser, checked files on the server. */
export interface ExposeSource {
  /** The expose's default export when it is there already. */
  peek: (ref: ExposeRef) => unknown;
  /**
   * Loads code and texts; rejects with SiteError `remote_failed`. The same promise for the same expose while it is
   * under way.
   */
  load: (ref: ExposeRef, lang: Language) => Promise<unknown>;
  /** Like `load`, for what the server has rendered: goes on trying and never rejects. */
  hydrate: (ref: ExposeRef, lang: Language) => Promise<unknown>;
}
