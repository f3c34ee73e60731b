import { Anchor } from '@vestibule/ui';
import { useLocation } from 'react-router-dom';
import type { MenuLink } from './menu-items';

/** The links below a menu entry. */
export function Submenu({
  links,
  className,
  linkClassName,
}: {
  links: readonly MenuLink[];
  className?: string | undefined;
  linkClassName?: string | undefined;
}) {
  const { pathname } = useLocation();
  return (
    <ul role="list" className={className}>
      {links.map(({ title, url }) => (
        <li key={url}>
          <Anchor href={url} className={linkClassName} {...(pathname === url && { 'aria-current': 'page' as const })}>
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
