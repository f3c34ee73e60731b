import { definePage, inEachLanguage, useHost, useHydrated, type PageProps } from '@vestibule/contracts';
import { Anchor, Container, PageHeader } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EventDays } from '../event-rows/event-days';
import { ProductionCard } from '../productions/production-card';
import { FavouriteButton } from '../favourites/favourite-button';
import { loadFavourites, type FavouritesData } from './favourites.loader';
import styles from './favourites.module.css';
import { useFavourites } from '../favourites/favourites-store';
import { countSaved, savedSearch } from './saved-list';
import { ListActions } from './list-actions';

/**
 * Favourites: the list that the address names. Without one the visitor's own comes, under an address that can be sent
 * to others.
 */
const Favourites = observer(function Favourites({ data }: PageProps<FavouritesData>) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const favourites = useFavourites();
  const navigate = useNavigate();
  const isHere = useHydrated();
  const own = savedSearch(favourites.saved);
  const isNamed = countSaved(data.saved) > 0;
  useEffect(() => {
    if (!isNamed && own !== '') void navigate(href('programme/favourites', {}) + own, { replace: true });
  }, [href, isNamed, navigate, own]);
  return (
    <Container className={styles.page}>
      <PageHeader subline={t('favourites.lead')}>{t('favourites.headline')}</PageHeader>
      {isHere && !favourites.isStored && (
        <p role="status" className={styles.note}>
          {t('favourites.notStored')}
        </p>
      )}
      {isNamed ? <ListActions data={data} /> : <Empty />}
      {data.exhibitions.length > 0 && (
        <section aria-labelledby="favourites-exhibitions">
          <h2 id="favourites-exhibitions" className={styles.title}>
            {t('exhibitions.headline')}
          </h2>
          <ul role="list" className={styles.cards}>
            {data.exhibitions.map((card) => (
              <ProductionCard key={card.id} card={card} level={3}>
                <FavouriteButton kind="exhibitions" id={card.id} title={card.title} isNamed />
              </ProductionCard>
            ))}
          </ul>
        </section>
      )}
      {data.days.length > 0 && (
        <section aria-labelledby="favourites-events">
          <h2 id="favourites-events" className={styles.title}>
            {t('list.headline')}
          </h2>
          <EventDays days={data.days} />
        </section>
      )}
    </Container>
  );
});

/** How to fill the list. */
function Empty() {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  return (
    <div className={styles.empty}>
      <p>{t('favourites.empty')}</p>
      <noscript>
        <p>{t('favourites.noScript')}</p>
      </noscript>
      <ul role="list" className={styles.ways}>
        <li>
          <Anchor href={href('events', {})}>{t('list.headline')}</Anchor>
        </li>
        <li>
          <Anchor href={href('exhibitions', {})}>{t('exhibitions.headline')}</Anchor>
        </li>
      </ul>
    </div>
  );
}

export default definePage<FavouritesData>({
  Component: Favourites,
  loader: loadFavourites,
  meta: ({ saved }, { href, t }) => ({
    title: t('favourites.headline'),
    description: t('favourites.lead'),
    urls: inEachLanguage((lang) => href('programme/favourites', {}, lang) + savedSearch(saved)),
    // A list of one visitor.
    noindex: true,
    breadcrumbs: [{ title: t('favourites.headline'), url: href('programme/favourites', {}) }],
  }),
});
