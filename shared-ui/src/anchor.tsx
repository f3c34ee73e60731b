import { languageOfPath } from '@vestibule/contracts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from './page-link';

export interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> {
  readonly href: string;
  readonly children?: ReactNode;
  /** A page of this site is shown where the one before was scrolled to: for parts of the same page. Default false. */
  readonly preventScrollReset?: boolean;
}

const NOT_PAGES = /^\/\w\w\/(?:api|pageeditor-api)\//;
const FILE = /\.\w{2,5}$/;

/** Whether the router can show this address without a page load: a page of this site in the language that is open. */
export function isPageOf(href: string, currentPath: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  const lang = languageOfPath(path);
  return lang !== undefined && lang === languageOfPath(currentPath) && !NOT_PAGES.test(path) && !FILE.test(path);
}

/** Opens in a new window when the address is another site's (docs/behaviour/frame.md#footer). */
export const isExternal = (href: string): boolean => /^https?:\/\//.test(href);

/** A link: client-side for pages of this site, plain for everything else, in a new window for other sites. */
export function Anchor({ href, target, rel, preventScrollReset = false, ...rest }: AnchorProps) {
  const { pathname } = useLocation();
  if (isPageOf(href, pathname) && target === undefined)
    return (
      <PageLink to={href} preventScrollReset={preventScrollReset} {...(rel === undefined ? {} : { rel })} {...rest} />
    );
  const window = target ?? (isExternal(href) ? '_blank' : undefined);
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return <a href={href} target={window} rel={window === '_blank' ? 'noopener' : rel} {...rest} />;
}
