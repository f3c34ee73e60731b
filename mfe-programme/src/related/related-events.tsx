import { ProductionCard } from '../productions/production-card';
import type { RelatedEvent } from './related';
import styles from './related-events.module.css';

/** Events for visitors who like the subject of the page. */
export function RelatedEvents({ title, events }: { title: string; events: readonly RelatedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{title}</h2>
      <ul role="list" className={styles.cards}>
        {events.map((event) => (
          <ProductionCard key={event.id} card={event} level={3} />
        ))}
      </ul>
    </section>
  );
}
