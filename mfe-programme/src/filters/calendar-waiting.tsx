import { Skeleton, VisuallyHidden } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './calendar-waiting.module.css';

/** The box of a calendar that is on its way. */
export function CalendarWaiting() {
  const { t } = useTranslation('programme');
  return (
    <div role="status">
      <VisuallyHidden>{t('calendar.loading')}</VisuallyHidden>
      <Skeleton className={styles.box} />
    </div>
  );
}
