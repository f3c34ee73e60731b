import type { NavigationItem } from '@vestibule/contracts';

export interface MenuLink {
  readonly title: string;
  readonly url: string;
  /** The third level of the menu. */
  readonly children: readonly MenuLink[];
}

/** The menu's addresses that the open path is at or below: all that an entry's look depends on besides the entry. */
export function activeUrls(path: string, items: readonly NavigationItem[]): readonly string[] {
  return items.flatMap(({ url, children }) => [...(isAt(path, url) ? [url] : []), ...activeUrls(path, children)]);
}

/** Whether the open path is this page or below it. */
export const isAt = (path: string, url: string) => url !== '' && (path === url || path.startsWith(`${url}/`));

/** Whether the open path is this entry's page or below it, or one of its children's. */
export const isWithin = (path: string, item: NavigationItem): boolean => activeUrls(path, [item]).length > 0;

/** Links of a submenu: the entry's own page first, unless one of its children leads there anyway. */
export function submenuLinks(item: NavigationItem, overview: string): readonly MenuLink[] {
  const children = linksOf(item);
  return item.url === '' || children.some(({ url }) => url === item.url)
    ? children
    : [{ title: overview, url: item.url, children: [] }, ...children];
}

const linksOf = ({ children }: NavigationItem): MenuLink[] =>
  children.map((child) => ({ title: child.menu_name, url: child.url, children: linksOf(child) }));

/** The entry whose children are tabs on each other's pages: the deepest one that the open page is a child of. */
export function tabsOf(path: string, items: readonly NavigationItem[]): NavigationItem | undefined {
  for (const item of items) {
    const deeper = tabsOf(path, item.children);
    if (deeper) return deeper;
    if (item.has_tab_navigation && item.children.some(({ url }) => isAt(path, url))) return item;
  }
  return undefined;
}
