import { definePage, LANGUAGES, useHost, type FilterOption, type PageMeta, type PageProps } from '@vestibule/contracts';
import { Anchor, Container, Headline } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './series-list.module.css';

type SeriesNames = readonly Pick<FilterOption, 'id' | 'slug' | 'name'>[];

/** Every series of the house: where the shop's list of subscriptions leads. */
function SeriesList({ data }: PageProps<SeriesNames>) {
  const { t } = useTranslation('content');
  const { href } = useHost();
  return (
    <Container className={styles['page']}>
      <Headline level={1} subline={t('series.subline')}>
        {t('series.title')}
      </Headline>
      {data.length === 0 ? (
        <p>
          {t('series.empty')} <Anchor href={href('events', {})}>{t('toProgramme')}</Anchor>
        </p>
      ) : (
        <ul role="list" className={styles['list']}>
          {data.map(({ id, slug, name }) => (
            <li key={id}>
              <Anchor href={href('series-slug-id', { slug, id })}>{name}</Anchor>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}

const urls: PageMeta['urls'] = Object.fromEntries(LANGUAGES.map((lang) => [lang, `/${lang}/abonnements`]));

export default definePage<SeriesNames>({
  Component: SeriesList,
  loader: async ({ api, signal }) =>
    (await api.call('series', { signal })).map(({ id, slug, name }) => ({ id, slug, name })),
  meta: (_, { lang, t }) => ({
    title: t('series.title'),
    description: t('series.subline'),
    urls,
    breadcrumbs: [{ title: t('series.title'), url: `/${lang}/abonnements` }],
  }),
});
