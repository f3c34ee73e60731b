import { definePage, pageAt, type LoaderContext, type Museum, type Page } from '@vestibule/contracts';
import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import { loadCode } from '../modules/load-code';
import { loadModules } from '../modules/load-modules';
import { moduleSlots } from '../modules/module-slots';
import { museumJsonLd } from '../museum/museum-json-ld';
import { ContentPage, type ContentPageData } from './content-page';
import { pageMeta } from './page-meta';

/**
 * Every page that editors make, the home page too: the catch-all of each language, and the pages that the law demands.
 */
export default definePage<ContentPageData>({
  loader: async (context) => {
    const { api, lang, params, url, signal } = context;
    const path = contentPath(params, url);
    const version = url.searchParams.get('version_id') ?? undefined;
    const preview = url.searchParams.get(PREVIEW_PARAMETER) ?? undefined;
    const [page, museum] = await Promise.all([
      pageAt(context, `/${lang}/${path}`, { version_id: version, [PREVIEW_PARAMETER]: preview }),
      path === '' ? loadMuseum({ api, signal }) : undefined,
    ]);
    const loaded = await loadModules(page.modules, context);
    return {
      ...atPresent(page, context.moved),
      loaded,
      ...(museum && { museum }),
    };
  },
  meta: ({ museum, loaded: _, ...page }, { lang, absolute }) => ({
    ...pageMeta(page),
    ...(museum && { jsonLd: [museumJsonLd(museum, lang, absolute)] }),
  }),
  slots: (page) => moduleSlots(page.modules, page.loaded),
  code: (page) => loadCode(page.modules, page.loaded),
  Component: ContentPage,
});

/** Visitors see nothing of it: the home page is whole without. */
const loadMuseum = ({ api, signal }: Pick<LoaderContext, 'api' | 'signal'>): Promise<Museum | undefined> =>
  api.call('museum', { signal }).catch(() => undefined);

type Paths = Page['urls'];

/** The page with its addresses as they are now: a route may have moved away from where a page has its own path. */
function atPresent(page: Page, moved: LoaderContext['moved']): Page {
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

/** Path of a content page below its language: the catch-all's part, or all of it where a route has no such part. */
function contentPath(params: Readonly<Record<string, string>>, { pathname }: URL): string {
  return params['*'] ?? pathname.split('/').slice(2).join('/');
}
