import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is to be known of something, each fact under its name: when, where, for how much. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

/** One fact; what is only said beside it stands in `<small>`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
