import styles from './field-error.module.css';

/** The problem of a value, as text and with a mark. The control names its `id` in `aria-describedby`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  );
}
