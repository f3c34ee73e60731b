import { useHost } from '@vestibule/contracts';
import { Button, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './date-form.module.css';
import { fromDay, type ProgrammeQuery } from './query';
import { QueryFields } from './query-fields';

/** A day to begin with, without script or where the calendar cannot be had: the browser's own field, whose spelling the loader reads as `day`. */
export function DateForm({ query, today }: { query: ProgrammeQuery; today: string }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  return (
    <form method="get" action={path} className={styles['form']}>
      <QueryFields query={fromDay(query, '')} />
      <TextField label={t('calendar.from')} name="day" type="date" min={today} required defaultValue={query.date.split('-').reverse().join('-')} />
      <Button type="submit">{t('calendar.show')}</Button>
    </form>
  );
}
