import { useHost, useHydrated } from '@vestibule/contracts';
import { Anchor, Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import actions from '../detail/actions.module.css';
import { CopyButton, ShareLink } from '../detail/share';
import type { FavouritesData } from './favourites.loader';
import styles from './favourites.module.css';
import { useFavourites } from '../favourites/favourites-store';
import { addTo, countSaved, removeFrom, savedSearch, withoutSaved } from './saved-list';

/** Actions on a whole list: calendar, copy, share; save all of it, or remove it from the visitor's own. */
export const ListActions = observer(function ListActions({ data: { saved, gone } }: { data: FavouritesData }) {
  const { t } = useTranslation('programme');
  const { absolute, href, lang } = useHost();
  const favourites = useFavourites();
  const isHere = useHydrated();
  const [isFull, setFull] = useState(false);
  const here = href('programme/favourites', {});
  const shown = withoutSaved(saved, gone);
  const url = absolute(here + savedSearch(shown));
  const isOpen = countSaved(shown) > 0;
  const others = countSaved(withoutSaved(favourites.saved, saved));
  const isAllSaved = countSaved(withoutSaved(shown, favourites.saved)) === 0;
  return (
    <div>
      {countSaved(gone) > 0 && (
        <p className={styles.note}>
          {t('favourites.gone', { count: countSaved(gone) })}{' '}
          {isHere && countSaved(withoutSaved(gone, favourites.saved)) < countSaved(gone) && (
            <Button variant="quiet" onClick={() => removeFrom(favourites, gone)}>
              {t('favourites.removeGone')}
            </Button>
          )}
        </p>
      )}
      {isOpen && (
        <ul role="list" className={actions.actions}>
          <li>
            <a href={`/${lang}/api/favourites.ics${savedSearch(shown)}`} download>
              {t('event.keep')}
            </a>
          </li>
          <CopyButton as="li" url={url} />
          <li>
            <ShareLink title={t('favourites.headline')} text={t('favourites.headline')} url={url} />
          </li>
        </ul>
      )}
      {isHere && (
        <p className={styles.ways}>
          {!isAllSaved && <Button onClick={() => setFull(!addTo(favourites, shown))}>{t('favourites.saveAll')}</Button>}
          {isOpen && isAllSaved && (
            <Button variant="quiet" onClick={() => removeFrom(favourites, saved)}>
              {t('favourites.removeAll')}
            </Button>
          )}
          {others > 0 && (
            <Anchor href={here + savedSearch(favourites.saved)}>{t('favourites.own', { count: others })}</Anchor>
          )}
          {isFull && <span role="alert">{t('favourites.full')}</span>}
        </p>
      )}
    </div>
  );
});
