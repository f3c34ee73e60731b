import {
  definePage,
  notFound,
  routeUrls,
  type LoaderContext,
  type PageExpose,
  type PageProps,
} from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { pageSearch } from '../lists/page-number';
import { recordId } from '../lists/record-id';
import { magazineFeeds } from './feeds';
import { MagazineHeader } from './magazine-header';
import { loadMagazine, type MagazineData } from './magazine.loader';
import { StoryList } from './story-list';

/** Kinds by which a list can be narrowed: the call that lists all of them, their route, the prefix of their names. */
const KINDS = {
  category: { endpoint: 'articleCategories', route: 'programme/news-category', sign: '' },
  tag: { endpoint: 'articleTags', route: 'programme/news-tag', sign: '#' },
} as const;
type Kind = keyof typeof KINDS;

export interface NarrowedData extends MagazineData {
  readonly kind: Kind;
  readonly of: { readonly id: number; readonly slug: string };
  /** With its sign. */
  readonly name: string;
}

async function loadNarrowed(context: LoaderContext, kind: Kind): Promise<NarrowedData> {
  const { endpoint, route, sign } = KINDS[kind];
  const wanted = recordId(context.params);
  const [magazine, all] = await Promise.all([
    loadMagazine(context, { [kind]: wanted }),
    context.api.call(endpoint, { signal: context.signal }),
  ]);
  const found = all.find(({ id }) => String(id) === wanted);
  if (!found) throw notFound();
  const of = { id: found.id, slug: found.slug };
  return { ...magazine, path: context.href(route, of), kind, of, name: sign + found.name };
}

function Narrowed({ data }: PageProps<NarrowedData>) {
  const { t } = useTranslation('programme');
  return (
    <>
      <MagazineHeader
        headline={data.name}
        preline={t('magazine.headline')}
        categories={data.categories}
        current={data.kind === 'category' ? data.of.id : null}
      />
      <StoryList data={data} />
    </>
  );
}

/** The articles of one category or tag. */
export function narrowedPage(kind: Kind): PageExpose<NarrowedData> {
  const { route } = KINDS[kind];
  return definePage<NarrowedData>({
    Component: Narrowed,
    loader: (context) => loadNarrowed(context, kind),
    meta: ({ name, of, query: { page } }, { lang, t, href }) => ({
      title: [name, t('magazine.headline'), ...(page > 1 ? [t('list.page', { page })] : [])].join(' – '),
      description: t('magazine.about', { name }),
      urls: routeUrls(href, route, of, pageSearch(page)),
      feeds: magazineFeeds(lang, `${t('magazine.headline')}: ${name}`, { [kind]: of.id }),
      breadcrumbs: [
        { title: t('magazine.headline'), url: href('news', {}) },
        ...(kind === 'tag' ? [{ title: t('magazine.topics'), url: href('programme/news-tags', {}) }] : []),
        { title: name, url: href(route, of) },
      ],
    }),
  });
}
