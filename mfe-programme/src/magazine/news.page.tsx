import { definePage, routeUrls, type LoaderContext, type PageProps } from '@vestibule/contracts';
import { pageSearch } from '../lists/page-number';
import { readPage } from '../lists/read-page';
import { magazineFeeds } from './feeds';
import { MagazineHeader } from './magazine-header';
import { loadMagazine, type MagazineData } from './magazine.loader';
import { StoryList } from './story-list';

export interface NewsData extends MagazineData {
  readonly headline: string;
  readonly title: string;
  readonly description: string;
}

/** All articles; the content page at the same path gives headline and description. */
async function loadNews(context: LoaderContext): Promise<NewsData> {
  const { href, t } = context;
  const path = href('news', {});
  const [magazine, page] = await Promise.all([loadMagazine(context), readPage(context, path)]);
  return {
    ...magazine,
    path,
    headline: page?.headline || page?.title || t('magazine.headline'),
    title: page?.meta_title || t('magazine.headline'),
    description: page?.meta_description || t('magazine.description'),
  };
}

function News({ data }: PageProps<NewsData>) {
  return (
    <>
      <MagazineHeader headline={data.headline} categories={data.categories} current="all" />
      <StoryList data={data} />
    </>
  );
}

export default definePage<NewsData>({
  Component: News,
  loader: loadNews,
  meta: ({ title, description, query: { page } }, { lang, t, href }) => ({
    title: page > 1 ? `${title} – ${t('list.page', { page })}` : title,
    description,
    urls: routeUrls(href, 'news', {}, pageSearch(page)),
    feeds: magazineFeeds(lang, t('magazine.headline')),
    breadcrumbs: [{ title: t('magazine.headline'), url: href('news', {}) }],
  }),
});
