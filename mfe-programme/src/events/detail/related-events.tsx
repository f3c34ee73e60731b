import { useTranslation } from 'react-i18next';
import { ProductionCard } from '../../productions/production-card';
import type { RelatedEvent } from './related';
import styles from './related-events.module.css';

/** What else there is for those who like this. */
export function RelatedEvents({ events }: { events: readonly RelatedEvent[] }) {
  const { t } = useTranslation('programme');
  if (events.length === 0) return null;
  return (
    <section className={styles['related']}>
      <h2>{t('event.related')}</h2>
      <ul role="list" className={styles['cards']}>
        {events.map((event) => (
          <ProductionCard key={event.id} card={event} level={3} />
        ))}
      </ul>
    </section>
  );
}
