import { Button } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields';
import styles from './date-form.module.css';
import type { Selection } from './selection';

/**
 * Days to choose without script or where the calendar failed to load: the browser's own fields, whose spelling the
 * loader reads as `day` and `last_day`.
 */
export function DateForm({ selection: { query, linkTo, path, texts, today } }: { selection: Selection }) {
  const { t } = useTranslation('programme');
  const id = useId();
  const until = query.until === query.date ? '' : (query.until ?? '');
  return (
    <form method="get" action={path} className={styles.form}>
      <AddressFields address={linkTo({ date: '' })} />
      <label htmlFor={id} className={styles.label}>
        {texts.from}
      </label>
      <input
        id={id}
        name="day"
        type="date"
        min={today}
        required
        defaultValue={fieldDay(query.date)}
        className={styles.input}
      />
      {texts.until && (
        <>
          <label htmlFor={`${id}-until`} className={styles.label}>
            {texts.until}
          </label>
          <input
            id={`${id}-until`}
            name="last_day"
            type="date"
            min={today}
            defaultValue={fieldDay(until)}
            className={styles.input}
          />
        </>
      )}
      <Button type="submit">{t('calendar.show')}</Button>
    </form>
  );
}

/** A day of the query as the browser's field spells it. */
const fieldDay = (day: string): string => day.split('-').reverse().join('-');
