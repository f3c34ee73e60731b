/**
 * The only place where a URL is put together from two texts (a rule of ESLint forbids `new URL(x, base)` elsewhere): a
 * text from outside that is resolved against a base may name another host, as `//127.0.0.1/x` does.
 */

/** An address on this origin, whatever the path says: path, query and fragment are set on it and never resolved. */
export function urlOnOrigin(origin: string | URL, path: string): URL {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  url.hash = hash;
  return url;
}

/**
 * Target of a link in a document, as browsers resolve it; undefined for an invalid address. It may be anywhere: callers
 * check its origin before they open it.
 */
export const resolveLink = (href: string, document: string | URL): URL | undefined =>
  URL.canParse(href, String(document)) ? new URL(href, document) : undefined;
