import { useHydrated } from '@vestibule/contracts';
import { cx, Icon } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './favourite-button.module.css';
import { useFavourites } from './favourites-store';
import type { SavedKind } from './saved';

interface FavouriteButtonProps {
  readonly kind: SavedKind;
  readonly id: number;
  readonly title: string;
  /** Whether a word stands beside the heart. */
  readonly isNamed?: boolean;
}

/** Keeps a record on the visitor's list; without script there is no list. */
export const FavouriteButton = observer(function FavouriteButton({
  kind,
  id,
  title,
  isNamed = false,
}: FavouriteButtonProps) {
  const { t } = useTranslation('programme');
  const favourites = useFavourites();
  const isHere = useHydrated();
  const [isFull, setFull] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-pressed={isHere && favourites.has(kind, id)}
        aria-label={`${t('favourites.save')}: ${title}`}
        title={isNamed ? undefined : t('favourites.save')}
        className={cx(styles.button, isNamed && styles.named)}
        onClick={() => setFull(!favourites.toggle(kind, id))}
      >
        <Icon name="heart" />
        {isNamed && t('favourites.save')}
      </button>
      {isFull && (
        <span role="alert" className={styles.full}>
          {t('favourites.full')}
        </span>
      )}
    </>
  );
});
