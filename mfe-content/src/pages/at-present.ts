import type { LoaderContext, Page } from '@vestibule/contracts';

type Paths = Page['urls'];

/** The page with its addresses as they are now: a route may have moved away from where a page has its own path. */
export function atPresent(page: Page, moved: LoaderContext['moved']): Page {
  const present = (path: string) => moved.present(path) ?? path;
  const all = (urls: Paths): Paths =>
    Object.fromEntries(Object.entries(urls).map(([lang, path]) => [lang, path && present(path)]));
  return {
    ...page,
    urls: all(page.urls),
    breadcrumbs: page.breadcrumbs.map((step) => ({ ...step, url: present(step.url) })),
    siblings: page.siblings.map(({ urls }) => ({ urls: all(urls) })),
  };
}
