import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { cx } from './class-names';
import { Icon } from './icon';

export interface AlertProps {
  /** An error interrupts and stays until it is dismissed; a status is read when there is a pause. */
  readonly kind: 'error' | 'status';
  readonly children: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  readonly className?: string | undefined;
}

/** A message that is announced when it appears. */
export function Alert({ kind, children, onClose, closeLabel, className }: AlertProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={cx(styles.alert, kind === 'error' && styles.error, className)}
    >
      <div>{children}</div>
      {onClose && (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
