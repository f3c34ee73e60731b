import { useId, type ReactNode } from 'react';
import styles from './records.module.css';

/** Fields that cannot be changed, with the reason. */
export function LockedFields({ reason, children }: { readonly reason: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <fieldset disabled aria-describedby={id} className={styles.locked}>
      <p id={id}>{reason}</p>
      {children}
    </fieldset>
  );
}
