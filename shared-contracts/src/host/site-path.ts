/** A base that no real address has: what resolves to another origin was no path of this site. */
const BASE = 'https://site.invalid';
/**
 * What browsers drop or turn into a slash before they read an address: white space, control characters, backslashes.
 */
const MISREAD = /[\s\\\p{Cc}\p{Cf}]/u;
/** A path may have been encoded more than once on its way; what is encoded deeper than this is no path of ours. */
const MAX_DECODINGS = 4;

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
  let path = decodeURIComponent(pathname);
  if (pathname.startsWith('//')) return false;
  for (let round = 1; round <= MAX_DECODINGS; round += 1) {
    if (path.startsWith('//') || /[\\\p{Cc}\p{Cf}]/u.test(path)) return false;
    const decoded = furtherDecoded(path);
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

/** A percent sign that is left over when all is decoded is literal. */
function furtherDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
