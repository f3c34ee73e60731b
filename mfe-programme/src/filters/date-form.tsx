import { Button } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressFields } from './address-fields';
import styles from './date-form.module.css';
import type { Selection } from './selection';

/**
 * A day to begin with, without script or where the calendar cannot be had: the browser's own field, whose spelling the
 * loader reads as `day`.
 */
export function DateForm({ selection: { query, linkTo, path, texts, today } }: { selection: Selection }) {
  const { t } = useTranslation('programme');
  const id = useId();
  return (
    <form method="get" action={path} className={styles['form']}>
      <AddressFields address={linkTo({ date: '' })} />
      <label htmlFor={id} className={styles['label']}>
        {texts.from}
      </label>
      <input
        id={id}
        name="day"
        type="date"
        min={today}
        required
        defaultValue={query.date.split('-').reverse().join('-')}
        className={styles['input']}
      />
      <Button type="submit">{t('calendar.show')}</Button>
    </form>
  );
}
