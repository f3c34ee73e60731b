import { CachedFragment, useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { activeUrls } from './menu-items';

interface MenuListProps {
  /** Unique in the site. */
  readonly name: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The entries of the main menu, as one of its two forms shows them: the same on all pages below the same entries. */
export const MenuList = observer(function MenuList({ name, className, children }: MenuListProps) {
  const { menu } = useStore().navigation.current;
  const { pathname } = useLocation();
  const active = activeUrls(pathname, menu).map((url) => [url, url === pathname]);
  return (
    <CachedFragment as="ul" role="list" name={name} by={[menu, active]} className={className}>
      {children}
    </CachedFragment>
  );
});
