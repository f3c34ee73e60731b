import { cx } from '@vestibule/ui';
import styles from './run.module.css';

/** The days on which a production can be seen, and how many are left. */
export function Run({
  run,
  left,
  className,
}: {
  run: string;
  left?: string | undefined;
  className?: string | undefined;
}) {
  if (run === '') return null;
  return (
    <p className={cx(styles.run, className)}>
      {run}
      {left && <strong className={styles.left}>{left}</strong>}
    </p>
  );
}
