import { useTranslation } from '../app/use-translation';
import styles from './skip-link.module.css';

export const CONTENT_ID = 'content';

/** First stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t('skip')}
    </a>
  );
}
