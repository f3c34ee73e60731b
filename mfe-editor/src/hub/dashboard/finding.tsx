import { useHost } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Anchor } from '@vestibule/ui';
import { useId, type ReactNode } from 'react';
import styles from './dashboard.module.css';

interface FindingProps {
  readonly title: string;
  /** How many there are. */
  readonly figure: number;
  /** Text where there are none. */
  readonly nothing: string;
  readonly children?: ReactNode;
}

/** One thing that the dashboard looks at: how many there are, and which. */
export function Finding({ title, figure, nothing, children }: FindingProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.finding}>
      <h3 id={titleId} className={styles.name}>
        {title}
      </h3>
      {figure === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <>
          <p className={styles.figure}>{figure}</p>
          {children}
        </>
      )}
    </section>
  );
}

interface FindingRowProps {
  readonly url: string;
  readonly title: string;
  readonly at: string;
  readonly children: ReactNode;
}

/** Something that a finding names: the link to it, a fact about it, and an instant. */
export function FindingRow({ url, title, at, children }: FindingRowProps) {
  const { lang } = useHost();
  return (
    <li className={styles.row}>
      <Anchor href={url}>{title}</Anchor>
      <span className={styles.facts}>
        <span>{children}</span>
        <time dateTime={at}>{formatInstant(at, lang)}</time>
      </span>
    </li>
  );
}
