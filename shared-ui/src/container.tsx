import type { ElementType, HTMLAttributes } from 'react';
import { cx } from './class-names';
import styles from './container.module.css';

/** The page's column: at most 188rem wide, `narrow` 88rem, with the page's margins. */
export function Container({
  as: Tag = 'div',
  narrow = false,
  className,
  ...rest
}: { as?: ElementType; narrow?: boolean } & HTMLAttributes<HTMLElement>) {
  return <Tag className={cx(styles.container, narrow && styles.narrow, className)} {...rest} />;
}
