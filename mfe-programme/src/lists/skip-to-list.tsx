import { useTranslation } from 'react-i18next';
import { LIST_ID } from './list-region';
import styles from './skip-to-list.module.css';

/** Leads the keyboard past views, filters and chips to a list (docs/behaviour/frame.md#ways-to-the-pages-parts). */
export function SkipToList() {
  const { t } = useTranslation('programme');
  return (
    <a href={`#${LIST_ID}`} className={styles.skip}>
      {t('list.skip')}
    </a>
  );
}
