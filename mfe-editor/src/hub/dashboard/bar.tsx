import styles from './dashboard.module.css';

/**
 * A figure as a length of the whole; its value is beside it as text. Drawn, as the page's policy takes no style of an
 * element.
 */
export function Bar({ value, most }: { readonly value: number; readonly most: number }) {
  const share = most === 0 ? 0 : Math.round((value / most) * 100);
  return (
    <svg aria-hidden className={styles.bar}>
      <rect width={`${share}%`} height="100%" />
    </svg>
  );
}
