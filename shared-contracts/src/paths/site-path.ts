/** A path may have been encoded more than once by proxies; a deeper encoding is refused. */
const MAX_DECODINGS = 4;

/** A path, and all that servers may make of it by decoding it; undefined where it is encoded without end. */
export function pathReadings(pathname: string): readonly string[] | undefined {
  const readings = [pathname];
  for (let path = pathname; readings.length <= MAX_DECODINGS + 1; readings.push(path)) {
    const decoded = furtherDecoded(path);
    if (decoded === path) return readings;
    path = decoded;
  }
  return undefined;
}

/** Each run of escapes by itself, as some servers do: a percent sign or a broken escape that is left is literal. */
const furtherDecoded = (path: string): string =>
  path.replace(/(?:%[0-7][\da-f])+|(?:%[89a-f][\da-f])+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

/** A base that no real address has: an address that resolves to another origin is not a path of this site. */
const BASE = 'https://site.invalid';
/**
 * Characters that browsers drop or turn into a slash before they read an address: white space, control characters,
 * backslashes.
 */
const MISREAD = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * The path with query and fragment, spelt as a browser would, if it surely leads to this site; otherwise undefined. For
 * every address that comes from outside and becomes a redirect or a link: `//host`, `/\host`, `/<tab>/host` and their
 * encoded forms lead elsewhere.
 */
export function sitePath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || MISREAD.test(address)) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(address, BASE);
    return origin === BASE && isPlain(pathname) ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

/**
 * However often it is decoded, the path begins with one slash and has nothing that is misread. Throws on a broken
 * encoding.
 */
function isPlain(pathname: string): boolean {
  decodeURIComponent(pathname);
  const readings = pathReadings(pathname);
  return readings?.every((path) => !path.startsWith('//') && !/[\\\p{Cc}\p{Cf}]/u.test(path)) ?? false;
}

/**
 * The one spelling of a path by which it is looked up: letters as such and composed, whatever a browser, a form or an
 * old system made of them, and no slash at the end. `/de/f%C3%BChrungen/` → `/de/führungen`. An encoded slash stays
 * encoded: it separates nothing.
 */
export function normalPath(path: string): string {
  const spelt = decodedLetters(path).replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
  return withoutEndSlashes(spelt.normalize('NFC'));
}

/** In one pass: an expression for it takes quadratic time for a stranger's path of slashes. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Leaves a path with a broken encoding as it is. */
function decodedLetters(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
