import { Anchor, Headline } from '@vestibule/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './hub.module.css';

interface HubPageHeaderProps {
  readonly title: string;
  /** Name of the links back. */
  readonly label: string;
  readonly site: { readonly href: string; readonly text: string };
  /** Absent on the hub itself, and where the page is used without it. */
  readonly hub?: { readonly href: string; readonly text: string } | undefined;
  readonly children?: ReactNode;
}

/** Top of pages of the hub, which have no header of the site: links back, the title, and its controls. */
export function HubPageHeader({ title, label, site, hub, children }: HubPageHeaderProps) {
  return (
    <header className={styles.header}>
      <nav aria-label={label}>
        <ul role="list" className={styles.ways}>
          <li>
            <Anchor href={site.href}>{site.text}</Anchor>
          </li>
          {hub && (
            <li>
              <Link to={hub.href}>{hub.text}</Link>
            </li>
          )}
        </ul>
      </nav>
      <Headline level={1} size={3}>
        {title}
      </Headline>
      {children}
    </header>
  );
}
