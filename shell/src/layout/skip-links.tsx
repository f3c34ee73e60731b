import { useHost } from '@vestibule/contracts';
import { useTranslation } from '../app/use-translation';
import styles from './skip-links.module.css';

export const CONTENT_ID = 'content';
export const MENU_ID = 'menu';
export const FOOTER_ID = 'footer';

type Place = 'content' | 'menu' | 'search' | 'footer';

/**
 * First stops of the keyboard, seen when they have the focus: past the header to the page, and to parts of the frame
 * (docs/behaviour/frame.md#ways-to-the-pages-parts).
 */
export function SkipLinks({ to = ['content'] }: { to?: readonly Place[] }) {
  const { t } = useTranslation('shell');
  const { href } = useHost();
  const addressOf = (place: Place) =>
    place === 'search' ? href('search', {}) : `#${{ content: CONTENT_ID, menu: MENU_ID, footer: FOOTER_ID }[place]}`;
  return (
    <nav className={styles.links} aria-label={t('skip.label')}>
      {to.map((place) => (
        <a key={place} className={styles.skip} href={addressOf(place)}>
          {t(`skip.${place}`)}
        </a>
      ))}
    </nav>
  );
}
