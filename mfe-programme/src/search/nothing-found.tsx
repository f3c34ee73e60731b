import { useHost } from '@vestibule/contracts';
import { ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './nothing-found.module.css';

/** Instead of results: both sentences of docs/behaviour/programme.md#search-results, and another link. */
export function NothingFound() {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  return (
    <div className={styles.box}>
      <p className={styles.lead}>{t('search.nothing')}</p>
      <p>{t('search.tryAnother')}</p>
      <ButtonLink href={href('events', {})}>{t('list.all')}</ButtonLink>
    </div>
  );
}
