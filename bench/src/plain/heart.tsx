import { Icon } from '@vestibule/ui';
import { useState } from 'react';
import styles from 'site/mfe-programme/src/favourites/favourite-button.module.css';

/** Keeps an event in the list of favourites, as far as this page has one. */
export function Heart({ title, isNamed = false }: { title: string; isNamed?: boolean }) {
  const [isSaved, setSaved] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Merken: ${title}`}
      title={isNamed ? undefined : 'Merken'}
      className={isNamed ? `${styles.button} ${styles.named}` : styles.button}
      onClick={() => setSaved(!isSaved)}
    >
      <Icon name="heart" />
      {isNamed && 'Merken'}
    </button>
  );
}
