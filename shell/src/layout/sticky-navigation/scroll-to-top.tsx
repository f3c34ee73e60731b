import { Icon } from '@vestibule/ui';
import { useTranslation } from '../../app/use-translation';
import { CONTENT_ID } from '../skip-links';
import styles from './sticky-navigation.module.css';

function toTop(): void {
  // The button goes as soon as the page moves: the focus goes ahead, to where reading begins again.
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** Back to the page's beginning; a square on small screens, where a word would cover what one reads. */
export function ScrollToTop() {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={styles.top} onClick={toTop}>
      <span className={styles.word}>{t('sticky.top')}</span>
      <Icon name="arrow" className={styles.arrow} />
    </button>
  );
}
