import type { NavigationItem } from '@vestibule/contracts';

export interface MenuLink {
  readonly title: string;
  readonly url: string;
}

/** The menu's addresses that the open path is at or below: all that an entry's look depends on besides the entry. */
export function activeUrls(path: string, items: readonly NavigationItem[]): readonly string[] {
  return items.flatMap(({ url, children }) => [...(isAt(path, url) ? [url] : []), ...activeUrls(path, children)]);
}

const isAt = (path: string, url: string) => url !== '' && (path === url || path.startsWith(`${url}/`));

/** Whether the open path is this entry's page or below it, or one of its children's. */
export const isWithin = (path: string, item: NavigationItem): boolean => activeUrls(path, [item]).length > 0;

/** Links of a submenu: the entry's own page first, unless one of its children leads there anyway. */
export function submenuLinks(item: NavigationItem, overview: string): readonly MenuLink[] {
  const children = item.children.map(({ menu_name: title, url }) => ({ title, url }));
  return item.url === '' || children.some(({ url }) => url === item.url)
    ? children
    : [{ title: overview, url: item.url }, ...children];
}
