import type { ReactNode } from 'react';
import { cx } from './class-names';
import styles from './headline.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadlineProps {
  /** Place in the page's outline. */
  readonly level: HeadingLevel;
  /** How large it looks, when that differs from the level: 1 largest. */
  readonly size?: HeadingLevel;
  readonly preline?: string;
  readonly subline?: string;
  /** Id of the heading, for anchors and aria-labelledby. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A heading with the small line above and the quiet line below it. */
export function Headline({ level, size = level, preline = '', subline = '', id, className, children }: HeadlineProps) {
  const Tag = `h${level}` as const;
  const heading = (
    <Tag id={id} className={styles[`size${size}`]}>
      {children}
    </Tag>
  );
  return (
    <hgroup className={cx(styles.headline, className)}>
      {preline !== '' && <p className={styles.preline}>{preline}</p>}
      {heading}
      {subline !== '' && <p className={styles.subline}>{subline}</p>}
    </hgroup>
  );
}
