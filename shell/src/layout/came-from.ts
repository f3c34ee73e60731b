/**
 * Whether the visitor came here from the page at `path`, whatever its query was: then going back leads to the list as
 * it was left. False where the browser does not tell (no Navigation API).
 */
export function cameFrom(path: string): boolean {
  const navigation = (window as Partial<Pick<Window, 'navigation'>>).navigation;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[index - 1]?.url;
  return before ? new URL(before).pathname === path : false;
}
