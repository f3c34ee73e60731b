import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Facts about something, each under its name: when, where, for how much. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One fact; notes about it are in `<small>`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
