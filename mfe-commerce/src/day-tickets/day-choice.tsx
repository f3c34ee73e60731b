import { useHost } from '@vestibule/contracts';
import { Button, TextField } from '@vestibule/ui';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { useTranslation } from 'react-i18next';
import { DAY_TICKETS_ROUTE } from '../shop-routes';
import styles from './day-tickets.module.css';
import type { DayTickets } from './day-tickets.loader';

/** The next seven days as links, and any other by the browser's own field; neither needs script. */
export function DayChoice({ data: { day, days, today } }: { data: DayTickets }) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  return (
    <div className={styles.choice}>
      <ChoiceLinks
        label={t('dayTickets.days')}
        choices={days.map((one) => ({ href: one.href, name: one.name, current: one.day === day }))}
        inPlace
      />
      <form method="get" action={href(DAY_TICKETS_ROUTE, {})} className={styles.otherDay}>
        <TextField
          key={day}
          label={t('dayTickets.otherDay')}
          type="date"
          name="day"
          min={today}
          required
          defaultValue={day}
        />
        <Button type="submit">{t('dayTickets.show')}</Button>
      </form>
    </div>
  );
}
