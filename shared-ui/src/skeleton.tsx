import { cx } from './class-names';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

/** One grey box, one line high unless its class says otherwise. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={cx(styles.box, className)} />;
}

/** Boxes of a list of events while it loads; `label` announces them to screen readers. */
export function EventListSkeleton({ rows = 4, label }: { rows?: number; label: string }) {
  return (
    <div role="status" className={styles.rows}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.time} />
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
        </div>
      ))}
    </div>
  );
}
