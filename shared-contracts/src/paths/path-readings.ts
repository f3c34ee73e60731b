/** A path may have been encoded more than once on its way; what is encoded deeper than this is no path of anybody. */
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

/** A percent sign that is left over when all is decoded is literal. */
function furtherDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
