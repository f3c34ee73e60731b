import type { Language, PageMeta } from '@vestibule/contracts';
import { SLOT_NAMES } from '@vestibule/contracts/remote/slot-params';

/** Response of a worker to a request for a page's data only. */
interface AnsweredRoute {
  readonly meta?: PageMeta;
  readonly slots?: Readonly<Record<string, unknown>>;
  readonly failure?: { readonly status: number; readonly code: string };
}

export interface RouteFindings {
  /** The page cannot be shown to the examples' visitor, who is anonymous: there is nothing to render. */
  readonly ended: boolean;
  readonly problems: readonly string[];
}

/**
 * Whether the data of a page is that of a whole page. Failures have been reported already, unless the page itself
 * returns an error.
 */
export function checkRoute(body: string, lang: Language, isReported: boolean): RouteFindings {
  const { failure, meta, slots = {} } = JSON.parse(body) as AnsweredRoute;
  if (failure) {
    const isRefusal = failure.status === 401 || failure.status === 403;
    return {
      ended: true,
      problems: isRefusal || isReported ? [] : [`responds with ${failure.status} (${failure.code}) to the examples`],
    };
  }
  const asked = Object.keys(slots).map((key) => key.split(':', 1)[0] ?? '');
  return {
    ended: false,
    problems: [
      ...(meta?.title?.trim() ? [] : ['meta gives no title']),
      ...(meta?.urls[lang] ? [] : [`meta gives no url for ${lang}`]),
      ...asked
        .filter((slot) => !(SLOT_NAMES as readonly string[]).includes(slot))
        .map((slot) => `slots requests ${slot}, which is no slot`),
    ],
  };
}

/** Whether the place of an expose in a page is there, and empty. */
export function isEmptyIn(html: string, expose: string): boolean {
  const [, inside = '-'] = html.split(`data-expose="${expose}">`);
  return /^(?:<!--[^>]*-->)*<\/div>/.test(inside);
}
