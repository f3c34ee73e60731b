import { definePage, routeUrls, useHost, type Image, type PageProps } from '@vestibule/contracts';
import { Anchor, CardLink, Container, PageHeader, Picture } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './series-list.module.css';

interface SeriesEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly image: Image | null;
}

/** Every series of the site: the shop's list of subscriptions leads here. */
function SeriesList({ data }: PageProps<readonly SeriesEntry[]>) {
  const { t } = useTranslation('content');
  const { href } = useHost();
  return (
    <Container className={styles.page}>
      <PageHeader subline={t('series.subline')}>{t('series.title')}</PageHeader>
      {data.length === 0 ? (
        <p>
          {t('series.empty')} <Anchor href={href('events', {})}>{t('toProgramme')}</Anchor>
        </p>
      ) : (
        <ul role="list" className={styles.list}>
          {data.map(({ id, slug, name, image }) => (
            <li key={id}>
              {image && (
                <Picture
                  image={image}
                  sizes="(min-width: 64em) 30vw, (min-width: 40em) 46vw, 100vw"
                  shape="card"
                  alt=""
                />
              )}
              <CardLink href={href('series-slug-id', { slug, id })}>{name}</CardLink>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}

export default definePage<readonly SeriesEntry[]>({
  Component: SeriesList,
  loader: async ({ api, signal }) =>
    (await api.call('series', { signal })).map(({ id, slug, name, image_obj: image }) => ({ id, slug, name, image })),
  meta: (_, { href, t }) => ({
    title: t('series.title'),
    description: t('series.subline'),
    urls: routeUrls(href, 'content/series', {}),
    breadcrumbs: [{ title: t('series.title'), url: href('content/series', {}) }],
  }),
});
