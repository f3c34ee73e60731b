import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cx } from './class-names';
import styles from './dialog.module.css';
import { Icon } from './icon';
import { useLayer } from './use-layer';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, the close button, Back or a press on the backdrop; the owner sets `open`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Name of the close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** `sheet`: the whole screen on phones, a column at the right on desktops. Default `box`. */
  readonly kind?: 'box' | 'sheet';
  /** Whether a press on the backdrop closes; false where input could be lost. Default true. */
  readonly lightDismiss?: boolean;
  readonly className?: string | undefined;
}

/** A modal: the native element traps the focus, makes the page inert and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  kind = 'box',
  lightDismiss = true,
  className,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  useLayer(open, onClose);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop is part of the element; Escape does the same
    <dialog
      ref={ref}
      className={cx(styles.dialog, kind === 'sheet' && styles.sheet, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closes it by itself when Escape is pressed twice.
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (lightDismiss && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
