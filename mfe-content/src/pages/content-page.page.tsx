import { definePage, pageAt, type LoaderContext, type Museum, type Page } from '@vestibule/contracts';
import { moduleSlots } from '../modules/module-slots';
import { museumJsonLd } from '../museum/museum-json-ld';
import { atPresent } from './at-present';
import { contentPath } from './content-path';
import { ContentPage } from './content-page';
import { pageMeta } from './page-meta';

/** A page; the home page has the house with it, for search engines. */
type ContentPageData = Page & { readonly museum?: Museum };

/**
 * Every page that editors make, the home page too: the catch-all of each language, and the pages that the law asks for.
 */
export default definePage<ContentPageData>({
  loader: async (context) => {
    const { api, lang, params, url, signal } = context;
    const path = contentPath(params, url);
    const version = url.searchParams.get('version_id');
    const [page, museum] = await Promise.all([
      pageAt(context, `/${lang}/${path}`, { version_id: version ?? undefined }),
      path === '' ? loadMuseum({ api, signal }) : undefined,
    ]);
    return { ...atPresent(page, context.moved), ...(museum && { museum }) };
  },
  meta: ({ museum, ...page }, { lang, absolute }) => ({
    ...pageMeta(page),
    ...(museum && { jsonLd: [museumJsonLd(museum, lang, absolute)] }),
  }),
  slots: (page) => moduleSlots(page.modules),
  Component: ContentPage,
});

/** Visitors see nothing of it: the home page is whole without. */
const loadMuseum = ({ api, signal }: Pick<LoaderContext, 'api' | 'signal'>): Promise<Museum | undefined> =>
  api.call('museum', { signal }).catch(() => undefined);
