import { DEFAULT_LANGUAGE, LANGUAGES } from '@vestibule/contracts/languages';
import { normalPath } from '@vestibule/contracts/paths/site-path';
import { pagePaths } from '../pages/page-paths';
import type { PackRecords } from '../pack';
import type { Problems } from '../problems';
import type { Known } from './known';

/**
 * Warns of each redirect whose old address is that of a page: visitors get the redirect, and never the page. Not of
 * those that are stored already.
 */
export function checkHiddenPages(records: PackRecords, known: Known, problems: Problems): void {
  const made = records.redirects.filter(({ value }) => !known.redirects.has(value.old_path));
  if (made.length === 0) return;
  const titles = titlesByAddress(records, known);
  for (const { file, line, value } of made) {
    const address = normalPath(value.old_path);
    const page = titles.get(address);
    const remote = page === undefined ? known.ownerOf(address) : undefined;
    if (page === undefined && remote === undefined) continue;
    const named = page === undefined ? `pages of ${remote}` : `the page "${page}"`;
    problems.warn({
      file,
      line,
      field: 'old_path',
      message: `is the address of ${named}, which visitors can no longer open`,
      refusal: {
        code: 'hides_page',
        details: { address, ...(page !== undefined && { page }), ...(remote !== undefined && { remote }) },
      },
    });
  }
}

/** Titles of the pages that visitors can open once the records are written, by the normal form of their addresses. */
function titlesByAddress(records: PackRecords, known: Known): ReadonlyMap<string, string> {
  const own = records.pages.map(({ value }) => ({
    id: value.key,
    parent: value.parent || undefined,
    slug: value.slug ?? {},
    title: value.title ?? {},
    isOnline: value.is_online !== false,
  }));
  const ownKeys = new Set(own.map(({ id }) => id));
  const all = [
    ...known.pages.filter(({ key }) => !ownKeys.has(key)).map(({ key, ...page }) => ({ id: key, ...page })),
    ...own,
  ];
  const paths = pagePaths(all);
  const titles = new Map<string, string>();
  for (const { id, title } of all.filter(({ isOnline }) => isOnline))
    for (const language of LANGUAGES) {
      const path = paths.get(id)?.[language];
      if (path !== undefined) titles.set(normalPath(path), title[language] || title[DEFAULT_LANGUAGE] || id);
    }
  return titles;
}
