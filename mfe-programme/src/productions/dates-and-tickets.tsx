import { useHost } from '@vestibule/contracts';
import { ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { TICKET_CALL } from '../detail/use-sticky-booking';
import type { EventDay } from '../event-rows/days';
import { EventDays } from '../event-rows/event-days';
import styles from './dates-and-tickets.module.css';

/** Dates of a production, with links to its tickets. */
export function DatesAndTickets({ id, days, isOver }: { id: string; days: readonly EventDay[]; isOver: boolean }) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  return (
    <section id={id} className={styles.dates} aria-labelledby={`${id}-headline`} {...TICKET_CALL}>
      <h2 id={`${id}-headline`} className={styles.headline}>
        {t('productions.dates')}
      </h2>
      {days.length > 0 ? (
        <EventDays days={days} />
      ) : (
        <div className={styles.none}>
          <p>{t(isOver ? 'productions.overLong' : 'productions.noDates')}</p>
          <ButtonLink href={href('events', {})}>{t('list.all')}</ButtonLink>
        </div>
      )}
    </section>
  );
}
