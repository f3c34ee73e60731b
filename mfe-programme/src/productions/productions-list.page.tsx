import { definePage, routeUrls, type PageProps, useHost } from '@vestibule/contracts';
import { Container, PageHeader } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { FilterBar } from '../filters/filter-bar';
import { FilterChips } from '../filters/filter-chips';
import { ListEnd } from '../lists/list-end';
import { LIST_ID, ListRegion } from '../lists/list-region';
import { SkipToList } from '../lists/skip-to-list';
import { useList } from '../lists/use-list';
import { useScrollOnChange } from '../lists/use-scroll-on-change';
import { useProductionsSelection } from './filters/use-productions-selection';
import { NoProductions } from './no-productions';
import { cardLinkId, ProductionCard } from './production-card';
import { ProductionCardsSkeleton } from './production-cards-skeleton';
import type { ProductionsListData } from './productions-list.loader';
import styles from './productions-list.module.css';
import { useProductions } from './productions-store';
import { isChosen, toProductionsSearch, type ProductionsQuery } from './query';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '@vestibule/ui/choice-links';

const VIEWS = ['', 'archive'] as const satisfies readonly ProductionsQuery['view'][];

/** Current and coming productions, or past ones. The filters stay; a day does not, as it is one to come. */
function ProductionViews({ query }: { query: ProductionsQuery }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('productions', {});
  const choices = VIEWS.map((view) => ({
    href: path + toProductionsSearch({ ...query, view, date: '', page: 1 }),
    name: t(`productions.view.${view || 'current'}`),
    current: view === query.view,
  }));
  return <ChoiceLinks inPlace label={t('productions.view.label')} choices={choices} />;
}

/** Current and coming productions, or past ones, by the filters. */
export const ProductionsList = observer(function ProductionsList({ data }: PageProps<ProductionsListData>) {
  const { query } = data;
  const list = useProductions();
  const view = useList(list, data);
  const selection = useProductionsSelection(data);
  const { productions } = view.shown;
  const top = useScrollOnChange(selection.linkTo({}));
  return (
    <Container>
      <header className={styles.header}>
        <SkipToList />
        <PageHeader>{data.headline}</PageHeader>
        <ProductionViews query={query} />
        <FilterBar selection={selection} />
        <FilterChips selection={selection} />
      </header>
      <ListRegion ref={top} id={LIST_ID} className={styles.list}>
        {productions.length === 0 && !view.listLoading && (
          <NoProductions narrowed={isChosen(query)} archive={query.view === 'archive'} />
        )}
        <ul role="list" className={styles.cards}>
          {productions.map((card, index) => (
            <ProductionCard key={card.id} card={card} linkId={cardLinkId(card.id)} priority={index === 0} />
          ))}
        </ul>
      </ListRegion>
      <ListEnd
        list={list}
        view={view}
        words="productions.list"
        linkTo={(page) => selection.path + toProductionsSearch({ ...query, page })}
        linkId={cardLinkId}
        waiting={(label) => <ProductionCardsSkeleton label={label} />}
      />
    </Container>
  );
});

export default definePage<ProductionsListData>({
  Component: ProductionsList,
  // The browser needs it only when it has left the server's composition behind: code of its own.
  loader: async (context) => (await import('./productions-list.loader')).loadProductionsList(context),
  meta: ({ title, headline, description, query }, { href }) => ({
    title,
    description,
    urls: routeUrls(href, 'productions', {}, toProductionsSearch(query)),
    breadcrumbs: [{ title: headline, url: href('productions', {}) }],
    // A day is not a list of its own. A season is: it also has past productions.
    noindex: query.date !== '' || Object.keys(query.filters).some((key) => key !== 'season'),
  }),
});
