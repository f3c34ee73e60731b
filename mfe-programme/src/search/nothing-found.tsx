import { useHost } from '@vestibule/contracts';
import { ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './nothing-found.module.css';

/** Instead of results: both sentences of spec/001 §8, and another way on. */
export function NothingFound() {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  return (
    <div className={styles['box']}>
      <p className={styles['lead']}>{t('search.nothing')}</p>
      <p>{t('search.tryAnother')}</p>
      <ButtonLink href={href('events', {})}>{t('list.all')}</ButtonLink>
    </div>
  );
}
