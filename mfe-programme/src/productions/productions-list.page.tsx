import { definePage, useHost, type PageProps } from '@vestibule/contracts';
import { Container, Headline } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../lists/choice-links';
import { PageLinks } from '../lists/page-links';
import { pageSearch } from '../lists/page-number';
import { routeUrls } from '../lists/route-urls';
import { NoProductions } from './no-productions';
import { ProductionCard } from './production-card';
import { loadProductionsList, type ProductionsListData } from './productions-list.loader';
import styles from './productions-list.module.css';

const searchOf = (season: number | null, page = 1) => pageSearch(page, season === null ? {} : { season: String(season) });

/** What is on and what is to come, or all of a season. */
function ProductionsList({ data }: PageProps<ProductionsListData>) {
  const { t } = useTranslation('programme');
  const path = useHost().href('productions', {});
  const { season, productions, page, hasNext } = data;
  return (
    <Container className={styles['page']}>
      <header className={styles['header']}>
        <Headline level={1}>{data.headline}</Headline>
        {data.seasons.length > 0 && (
          <ChoiceLinks
            label={t('productions.seasons')}
            choices={[
              { href: path, name: t('productions.current'), current: season === null },
              ...data.seasons.map(({ id, name }) => ({ href: path + searchOf(id), name: t('productions.season', { name }), current: season === id })),
            ]}
          />
        )}
      </header>
      {productions.length === 0 && <NoProductions />}
      <ul role="list" className={styles['cards']}>
        {productions.map((card, index) => (
          <ProductionCard key={card.id} card={card} priority={index === 0} />
        ))}
      </ul>
      <PageLinks label={t('productions.pages')} page={page} hasNext={hasNext} linkTo={(to) => path + searchOf(season, to)} />
    </Container>
  );
}

export default definePage<ProductionsListData>({
  Component: ProductionsList,
  loader: loadProductionsList,
  meta: ({ title, headline, description, season, seasons, page }, { lang, t }) => {
    const chosen = seasons.find(({ id }) => id === season);
    const parts = [title, ...(chosen ? [t('productions.season', { name: chosen.name })] : []), ...(page > 1 ? [t('list.page', { page })] : [])];
    return {
      title: parts.join(' – '),
      description,
      urls: routeUrls('productions', {}, searchOf(season, page)),
      breadcrumbs: [{ title: headline, url: routeUrls('productions')[lang] ?? '' }],
    };
  },
});
