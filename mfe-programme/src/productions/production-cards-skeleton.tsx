import { Skeleton, VisuallyHidden } from '@vestibule/ui';
import styles from './production-cards-skeleton.module.css';
import list from './productions-list.module.css';

/** Boxes of productions that are on their way, laid out as their cards; `label` announces them to screen readers. */
export function ProductionCardsSkeleton({ cards = 2, label }: { cards?: number; label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={list.cards}>
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className={styles.card}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.type} />
            <Skeleton className={styles.title} />
            <Skeleton className={styles.run} />
          </div>
        ))}
      </div>
    </div>
  );
}
