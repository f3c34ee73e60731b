import { useHost } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './date-form.module.css';
import { fromDay, type ProgrammeQuery } from '../query';
import { QueryFields } from './query-fields';

/** A day to begin with, without script or where the calendar cannot be had: the browser's own field, whose spelling the loader reads as `day`. */
export function DateForm({ query, today }: { query: ProgrammeQuery; today: string }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  const id = useId();
  return (
    <form method="get" action={path} className={styles['form']}>
      <QueryFields query={fromDay(query, '')} />
      <label htmlFor={id} className={styles['label']}>
        {t('calendar.from')}
      </label>
      <input id={id} name="day" type="date" min={today} required defaultValue={query.date.split('-').reverse().join('-')} className={styles['input']} />
      <Button type="submit">{t('calendar.show')}</Button>
    </form>
  );
}
