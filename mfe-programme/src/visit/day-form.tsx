import { useHost } from '@vestibule/contracts';
import { Anchor, Button } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitData } from './visit.loader';
import styles from './visit.module.css';

/** The day of the visit: the coming week, the browser's own field, and the days beside it. Needs no script. */
export function DayForm({ data: { day, today, last, before, after, week, wishes } }: { data: VisitData }) {
  const { t } = useTranslation('programme');
  const id = useId();
  const path = useHost().href('programme/visit', {});
  return (
    <div className={styles.choose}>
      <ChoiceLinks
        label={t('visit.week')}
        choices={week.map(({ href, name, day: other }) => ({ href, name, current: other === day }))}
        inPlace
      />
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
        {Object.entries(wishes).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="primary">
          {t('calendar.show')}
        </Button>
      </form>
      <p className={styles.beside}>
        {before && <Anchor href={before}>{t('visit.before')}</Anchor>}
        <Anchor href={after}>{t('visit.after')}</Anchor>
      </p>
    </div>
  );
}
