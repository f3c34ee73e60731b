import { useHost } from '@vestibule/contracts';
import { useTranslation } from '../app/use-translation';
import styles from './skip-links.module.css';

/** Parts of the frame by their ids, and the page of the search. */
type Place = 'content' | 'menu' | 'search' | 'footer';

export const CONTENT_ID = 'content' satisfies Place;
export const MENU_ID = 'menu' satisfies Place;
export const FOOTER_ID = 'footer' satisfies Place;

/**
 * First stops of the keyboard, seen when they have the focus: past the header to the page, and to parts of the frame
 * (docs/behaviour/frame.md#ways-to-the-pages-parts).
 */
export function SkipLinks({ to = ['content'] }: { to?: readonly Place[] }) {
  const { t } = useTranslation('shell');
  const { href } = useHost();
  return (
    <nav className={styles.links} aria-label={t('skip.label')}>
      {to.map((place) => (
        <a key={place} className={styles.skip} href={place === 'search' ? href(place, {}) : `#${place}`}>
          {t(`skip.${place}`)}
        </a>
      ))}
    </nav>
  );
}
