import type { NavigationItem } from '@vestibule/contracts';

export interface MenuLink {
  readonly title: string;
  readonly url: string;
}

/** Whether the open path is this entry's page or below it. */
export function isWithin(path: string, item: NavigationItem): boolean {
  const here = (url: string) => url !== '' && (path === url || path.startsWith(`${url}/`));
  return here(item.url) || item.children.some((child) => isWithin(path, child));
}

/** Links of a submenu: the entry's own page first, unless one of its children leads there anyway. */
export function submenuLinks(item: NavigationItem, overview: string): readonly MenuLink[] {
  const children = item.children.map(({ menu_name: title, url }) => ({ title, url }));
  return item.url === '' || children.some(({ url }) => url === item.url)
    ? children
    : [{ title: overview, url: item.url }, ...children];
}
