import type { InputHTMLAttributes } from 'react';
import styles from './choice.module.css';

/** A box or a dot with its words beside it, all of which take the press. */
export function Choice({ children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
