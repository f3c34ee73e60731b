import { definePage, routeUrls, useHost, type Language, type PageProps } from '@vestibule/contracts';
import { Anchor, Container, PageHeader } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../favourites/favourite-button';
import { PageLinks } from '../lists/page-links';
import { pageSearch } from '../lists/page-number';
import { ProductionCard } from '../productions/production-card';
import type { ProductionCardData } from '../productions/to-card';
import { loadExhibitions, type ExhibitionsData } from './exhibitions-list.loader';
import styles from './exhibitions-list.module.css';

const searchOf = ({ view, page }: Pick<ExhibitionsData, 'view' | 'page'>) =>
  pageSearch(page, view === '' ? {} : { view });

const feedOf = (lang: Language) => `/${lang}/api/exhibitions/feed.ics`;

/** All exhibitions: current, permanent and announced ones; the archive by the year in which each ended. */
function Exhibitions({ data }: PageProps<ExhibitionsData>) {
  const { t } = useTranslation('programme');
  const { absolute, href, lang } = useHost();
  const here = href('exhibitions', {});
  const sections = [
    ...data.parts.map(({ name, cards }) => ({ title: t(`exhibitions.part.${name}`), cards })),
    ...data.years.map(({ year, cards }) => ({ title: year, cards })),
  ];
  return (
    <Container className={styles.page}>
      <PageHeader subline={data.description}>{data.headline}</PageHeader>
      <ChoiceLinks
        label={t('productions.view.label')}
        choices={(['', 'archive'] as const).map((view) => ({
          href: here + searchOf({ view, page: 1 }),
          name: t(view === '' ? 'productions.view.current' : 'productions.view.archive'),
          current: view === data.view,
        }))}
      />
      {sections.length === 0 && <p>{t(data.view === '' ? 'productions.empty' : 'productions.archive.empty')}</p>}
      {sections.map((section, index) => (
        <Part key={section.title} {...section} isFirst={index === 0} isOpen={data.view === ''} />
      ))}
      {data.view === '' && (
        <p className={styles.subscribe}>
          <Anchor href={absolute(feedOf(lang)).replace(/^https?/, 'webcal')}>{t('exhibitions.subscribe')}</Anchor>
        </p>
      )}
      <PageLinks
        label={t('exhibitions.pages')}
        page={data.page}
        hasNext={data.hasNext}
        linkTo={(page) => here + searchOf({ view: data.view, page })}
      />
    </Container>
  );
}

interface PartProps {
  readonly title: string;
  readonly cards: readonly ProductionCardData[];
  readonly isFirst: boolean;
  /** Whether visitors can still come. */
  readonly isOpen: boolean;
}

function Part({ title, cards, isFirst, isOpen }: PartProps) {
  return (
    <section aria-label={title} className={isFirst ? undefined : styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.cards}>
        {cards.map((card, index) => (
          <ProductionCard key={card.id} card={card} level={3} priority={isFirst && index === 0}>
            {isOpen && <FavouriteButton kind="exhibitions" id={card.id} title={card.title} isNamed />}
          </ProductionCard>
        ))}
      </ul>
    </section>
  );
}

export default definePage<ExhibitionsData>({
  Component: Exhibitions,
  loader: loadExhibitions,
  meta: (data, { href, lang }) => ({
    title: data.title,
    description: data.description,
    urls: routeUrls(href, 'exhibitions', {}, searchOf(data)),
    feeds: [{ type: 'text/calendar', title: data.headline, path: feedOf(lang) }],
    breadcrumbs: [{ title: data.headline, url: href('exhibitions', {}) }],
  }),
});
