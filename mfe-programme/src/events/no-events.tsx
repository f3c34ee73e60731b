import { useHost } from '@vestibule/contracts';
import { ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './no-events.module.css';

/** Instead of the list: the selection found nothing, or there is nothing at all (spec/001 §2). */
export function NoEvents({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  if (!narrowed) return <p className={styles['box']}>{t('empty.upcoming')}</p>;
  return (
    <div className={styles['box']}>
      <p className={styles['lead']}>{t('empty.selection')}</p>
      <p>{t('empty.advice')}</p>
      <ButtonLink href={path}>{t('empty.reset')}</ButtonLink>
    </div>
  );
}
