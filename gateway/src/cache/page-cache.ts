import { TaggedCache } from '@vestibule/contracts/cache/tagged-cache';
import type { RenderTimings } from '@vestibule/contracts/worker/render-timings';
import type { StoredBody } from './stored-body';

/** A page ready to be sent. */
export interface CachedPage {
  readonly status: number;
  readonly body: StoredBody;
  /** About how much memory it takes. */
  readonly bytes: number;
  readonly etag: string;
  /** Its main part is missing; the page around it is complete. */
  readonly gap: boolean;
  /** The response of a call to the backend is missing in it. */
  readonly incomplete: boolean;
  /** It may be demanded that it uses Trusted Types. */
  readonly trustedTypes: boolean;
  /** Of the render that produced it. */
  readonly timings: RenderTimings | undefined;
}

/** How long a page is sent without rendering it again, in ms; an edit purges it at once. */
const FRESH_MS = 60_000;
/** How long an old page is better than none, in ms (quality.md: 24 h while the backend is away). */
const STALE_MS = 24 * 3_600_000 - FRESH_MS;

/** Rendered pages of anonymous visitors in memory. */
export const pageCache = (maxBytes: number) =>
  new TaggedCache<CachedPage>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxSize: maxBytes,
    sizeOf: ({ bytes }) => bytes,
  });
