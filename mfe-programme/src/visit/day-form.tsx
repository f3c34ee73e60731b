import { useHost } from '@vestibule/contracts';
import { Anchor, Button } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitData } from './visit.loader';
import styles from './visit.module.css';

/** The day of the visit: the browser's own field, and the days beside it. A plain form, which needs no script. */
export function DayForm({ data: { day, today, last, before, after } }: { data: VisitData }) {
  const { t } = useTranslation('programme');
  const id = useId();
  const path = useHost().href('programme/visit', {});
  return (
    <div className={styles.choose}>
      <form method="get" action={path} className={styles.form}>
        <label htmlFor={id} className={styles.label}>
          {t('visit.day')}
        </label>
        <input
          key={day}
          id={id}
          name="day"
          type="date"
          min={today}
          max={last}
          required
          defaultValue={day}
          className={styles.input}
        />
        <Button type="submit" variant="primary">
          {t('calendar.show')}
        </Button>
      </form>
      <p className={styles.beside}>
        {before && <Anchor href={`${path}?date=${before}`}>{t('visit.before')}</Anchor>}
        <Anchor href={`${path}?date=${after}`}>{t('visit.after')}</Anchor>
      </p>
    </div>
  );
}
