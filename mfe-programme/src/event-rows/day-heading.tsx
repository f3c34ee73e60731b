import { VisuallyHidden } from '@vestibule/ui';
import type { DayHead } from './days';
import styles from './day-heading.module.css';

/** `Sa 21 Nov`; read in full by screen readers. */
export function DayHeading({ head, level, id }: { head: DayHead; level: 2 | 3; id?: string }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.day} id={id}>
      <VisuallyHidden>{head.label}</VisuallyHidden>
      <time dateTime={head.day} aria-hidden="true" className={styles.date}>
        <span>{head.short}</span> <span className={styles.number}>{head.number}</span> <span>{head.month}</span>
      </time>
    </Heading>
  );
}
