import {
  definePage,
  routeUrls,
  useHost,
  type ArticleTag,
  type LoaderContext,
  type PageProps,
} from '@vestibule/contracts';
import { Anchor, Container, VisuallyHidden } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { MagazineHeader } from './magazine-header';
import { readCategories, type MagazineData } from './magazine.loader';
import styles from './news-tags.module.css';
import { NoStories } from './no-stories';

interface NewsTagsData {
  readonly categories: MagazineData['categories'];
  readonly tags: readonly ArticleTag[];
}

async function loadNewsTags(context: LoaderContext): Promise<NewsTagsData> {
  const [categories, tags] = await Promise.all([
    readCategories(context),
    context.api.call('articleTags', { signal: context.signal }),
  ]);
  return { categories, tags };
}

/** Every tag that articles have, with how many there are. */
function NewsTags({ data }: PageProps<NewsTagsData>) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  return (
    <>
      <MagazineHeader
        headline={t('magazine.topicsHeadline')}
        preline={t('magazine.headline')}
        categories={data.categories}
        current="tags"
      />
      {data.tags.length === 0 && <NoStories />}
      <Container as="ul" role="list" className={styles.tags}>
        {data.tags.map(({ id, slug, name, count }) => (
          <li key={id}>
            <Anchor href={href('programme/news-tag', { slug, id })} className={styles.tag}>
              #{name} <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('magazine.count', { count })}</VisuallyHidden>
            </Anchor>
          </li>
        ))}
      </Container>
    </>
  );
}

export default definePage<NewsTagsData>({
  Component: NewsTags,
  loader: loadNewsTags,
  meta: (_, { href, t }) => ({
    title: `${t('magazine.topicsHeadline')} – ${t('magazine.headline')}`,
    description: t('magazine.topicsDescription'),
    urls: routeUrls(href, 'programme/news-tags', {}),
    breadcrumbs: [
      { title: t('magazine.headline'), url: href('news', {}) },
      { title: t('magazine.topics'), url: href('programme/news-tags', {}) },
    ],
  }),
});
