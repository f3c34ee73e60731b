import type { Page, PageMeta } from '@vestibule/contracts';

const filled = (...texts: readonly string[]) => texts.find((text) => text !== '') ?? '';

/** Metadata of a content page. The home page has an empty path, and no steps above it. */
export function pageMeta(page: Page): PageMeta {
  const description = filled(page.meta_description, page.og_description);
  return {
    title: filled(page.meta_title, page.title, page.headline),
    ...(description !== '' && { description }),
    ...(page.og_image !== '' && { image: page.og_image }),
    share: {
      title: filled(page.og_title, page.meta_title, page.headline, page.title),
      ...(page.og_description !== '' && { description: page.og_description }),
      ...(page.og_type !== '' && { type: page.og_type }),
    },
    type: page.og_type === 'article' ? 'article' : 'website',
    urls: urlsOf(page),
    // The shell begins with Home by itself.
    breadcrumbs: isHome(page) ? [] : page.breadcrumbs.filter(({ url }) => url === '' || !isHomePath(url)),
    theme: page.theme,
    pageTheme: page.page_theme,
    ...(page.siblings.length > 0 && {
      siblings: page.siblings.flatMap(({ urls }) => Object.values(urls).filter((url) => url !== undefined)),
    }),
    isLandingPage: page.is_landing_page,
    noindex: page.noindex || !page.is_online,
  };
}

const isHomePath = (path: string): boolean => path.replace(/^\/(?:(?:de|en|cs)(?:\/|$))?/, '') === '';
export const isHome = (page: Page): boolean => isHomePath(page.path);

/** Only the languages that the page has: an absent one must not become a link to nowhere. */
function urlsOf({ urls }: Page): PageMeta['urls'] {
  const { de, en, cs } = urls;
  return { ...(de && { de }), ...(en && { en }), ...(cs && { cs }) };
}
