import { Anchor } from '@vestibule/ui';
import { useLocation } from 'react-router-dom';
import type { MenuLink } from './menu-items';
import styles from './submenu.module.css';

interface SubmenuProps {
  readonly links: readonly MenuLink[];
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
}

/** The links below a menu entry, and those below each of them. An entry without an address names its group. */
export function Submenu({ links, className, linkClassName }: SubmenuProps) {
  const { pathname } = useLocation();
  return (
    <ul role="list" className={className}>
      {links.map(({ title, url, children }) => (
        <li key={`${url} ${title}`}>
          {url === '' ? (
            <span className={linkClassName}>{title}</span>
          ) : (
            <Anchor href={url} className={linkClassName} {...(pathname === url && { 'aria-current': 'page' as const })}>
              {title}
            </Anchor>
          )}
          {children.length > 0 && <Submenu links={children} className={styles.below} linkClassName={linkClassName} />}
        </li>
      ))}
    </ul>
  );
}
