import { Skeleton, VisuallyHidden } from '@vestibule/ui';
import styles from './magazine-list-skeleton.module.css';
import row from './story-row.module.css';

/** Boxes of articles that are on their way, laid out as their rows; `label` announces them to screen readers. */
export function MagazineListSkeleton({ rows = 3, label }: { rows?: number; label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={row.row}>
          <Skeleton className={styles.category} />
          <div className={styles.what}>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.short} />
          </div>
          <Skeleton className={styles.date} />
        </div>
      ))}
    </div>
  );
}
