import type { Language, Localised, Navigation, NavigationItem } from '@vestibule/contracts';
import { normalPath } from '@vestibule/contracts/paths/site-path';
import { and, asc, eq, or } from 'drizzle-orm';
import { pages } from '../../../engines/records/tables';
import type { Database } from '../../../platform/db/database';
import { contentLanguage, pick } from '../../../platform/texts/localise';

/** Levels that a menu has (docs/behaviour/frame.md#menu). */
const LEVELS = 3;

/** Addresses below that of the language of pages that the law demands (mfe-content/remote.ts). */
const LEGAL = ['agb', 'datenschutz', 'impressum'] as const;

/** A page as far as its entries need it. */
interface NavigationPage {
  readonly path: Localised;
  readonly title: Localised;
  readonly isClickable: boolean;
  readonly inMenu: boolean;
  readonly inFooter: boolean;
}

const addressOf = (url: string): string => normalPath(url.split(/[?#]/, 1)[0] ?? '');

/**
 * Menu and footer, and after their own entries the pages that visitors can open with `in_menu` or `in_footer` that no
 * entry leads to: in the menu below the page above them, where that is there and has a level left. A page that is not
 * clickable has an entry without a link in the menu, and none in the footer, which lists the legal pages anyway.
 */
export async function withPages(db: Database, { menu, footer }: Navigation, lang: Language): Promise<Navigation> {
  const legal = LEGAL.map((slug) => ({ url: `/${lang}/${slug}` }));
  const rows = await db
    .select({
      path: pages.path,
      title: pages.title,
      isClickable: pages.isClickable,
      inMenu: pages.inMenu,
      inFooter: pages.inFooter,
    })
    .from(pages)
    .where(and(pages.isOnline, or(pages.inMenu, pages.inFooter, eq(pages.isClickable, false))))
    .orderBy(asc(pages.position), asc(pages.id));
  const withoutLink = new Set(rows.filter(({ isClickable }) => !isClickable).map(({ path }) => path[lang] ?? ''));
  const urlOf = (url: string) => (withoutLink.has(addressOf(url)) ? '' : url);
  const unlinked = (item: NavigationItem): NavigationItem => ({
    ...item,
    url: urlOf(item.url),
    children: item.children.map(unlinked),
  });
  return {
    menu: rows
      .filter(({ inMenu }) => inMenu)
      .sort((a, b) => depthOf(a, lang) - depthOf(b, lang))
      .reduce((entries, page) => placed(entries, page, lang), menu)
      .map(unlinked),
    footer: rows
      .filter(({ inFooter, path }) => inFooter && !hasLink([...footer, ...legal], path[lang]))
      .reduce((entries, page) => [...entries, { title: titleOf(page, lang), url: page.path[lang] ?? '' }], footer)
      .filter(({ url }) => url === '' || urlOf(url) !== ''),
  };
}

const hasLink = (entries: readonly { readonly url: string }[], path: string | undefined): boolean =>
  entries.some(({ url }) => addressOf(url) === path);
const depthOf = ({ path }: NavigationPage, lang: Language): number => (path[lang] ?? '').split('/').length;
const titleOf = ({ title }: NavigationPage, lang: Language): string => pick(title, contentLanguage(lang, title));

/** The menu with the page in it: as it is, where an entry leads there already. */
function placed(menu: NavigationItem[], page: NavigationPage, lang: Language): NavigationItem[] {
  const path = page.path[lang] ?? '';
  if (hasEntry(menu, path)) return menu;
  const entry = { menu_name: titleOf(page, lang), url: path, children: [], has_tab_navigation: false };
  return below(menu, path.slice(0, path.lastIndexOf('/')), entry, 1) ?? [...menu, entry];
}

const hasEntry = (items: readonly NavigationItem[], path: string): boolean =>
  items.some(({ url, children }) => addressOf(url) === path || hasEntry(children, path));

/** The items with the entry below the first one that leads to `parent`; undefined where none of them can have it. */
function below(
  items: readonly NavigationItem[],
  parent: string,
  entry: NavigationItem,
  level: number,
): NavigationItem[] | undefined {
  if (level >= LEVELS) return undefined;
  for (const [index, item] of items.entries()) {
    const children =
      addressOf(item.url) === parent ? [...item.children, entry] : below(item.children, parent, entry, level + 1);
    if (children !== undefined) return items.toSpliced(index, 1, { ...item, children });
  }
  return undefined;
}
