import { useHost } from '@vestibule/contracts';
import { ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './no-productions.module.css';

/** Instead of a list without productions: what there is instead. */
export function NoProductions() {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  return (
    <div className={styles['box']}>
      <p className={styles['lead']}>{t('productions.empty')}</p>
      <ButtonLink href={href('events', {})}>{t('list.all')}</ButtonLink>
    </div>
  );
}
