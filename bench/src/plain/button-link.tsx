import { cx } from '@vestibule/ui';
import type { AnchorHTMLAttributes } from 'react';
import button from 'site/shared-ui/src/button.module.css';

/** A link that looks like a button; the site's own uses the router. */
export function ButtonLink({
  small = false,
  className,
  ...rest
}: { small?: boolean } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={cx(button.button, button.secondary, small && button.small, className)} {...rest} />;
}
