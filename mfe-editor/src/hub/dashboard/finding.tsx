import { useId, type ReactNode } from 'react';
import styles from './dashboard.module.css';

interface FindingProps {
  readonly title: string;
  /** How many there are. */
  readonly figure: number;
  /** Text where there are none. */
  readonly nothing: string;
  readonly children?: ReactNode;
}

/** One thing that the dashboard looks at: how many there are, and which. */
export function Finding({ title, figure, nothing, children }: FindingProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.finding}>
      <h3 id={titleId} className={styles.name}>
        {title}
      </h3>
      {figure === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <>
          <p className={styles.figure}>{figure}</p>
          {children}
        </>
      )}
    </section>
  );
}
