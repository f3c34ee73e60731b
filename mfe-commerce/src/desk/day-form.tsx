import { Button, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from '@vestibule/ui/hub/list.module.css';

/** Chooses a day, YYYY-MM-DD; a plain form whose answer is the page's address. */
export function DayForm({ action, day }: { readonly action: string; readonly day: string }) {
  const { t } = useTranslation('commerce');
  return (
    <form method="get" action={action} className={styles.form}>
      <TextField key={day} label={t('boxOffice.day')} name="day" type="date" defaultValue={day} />
      <Button type="submit">{t('boxOffice.show')}</Button>
    </form>
  );
}
