import { Anchor, VisuallyHidden } from '@vestibule/ui';
import { useId, type ReactNode } from 'react';
import styles from './list-section.module.css';

export interface ListSectionProps {
  /** The editor's; empty where there is none. */
  readonly headline: string;
  /** For screen readers, without a headline. */
  readonly name: string;
  /** The link to the whole list. */
  readonly all: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** A few records of a list inside a content page, under a heading of level 2, with a link to all of it. */
export function ListSection({ headline, name, all, children }: ListSectionProps) {
  const id = useId();
  return (
    // Only an element with a name of its own is a region.
    <section {...(headline && { 'aria-labelledby': id })} className={styles.section}>
      <h2 id={id}>{headline || <VisuallyHidden>{name}</VisuallyHidden>}</h2>
      {children}
      <p className={styles.all}>
        <Anchor href={all.href}>{all.text}</Anchor>
      </p>
    </section>
  );
}
