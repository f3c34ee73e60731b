import type { LayoutName, PageMeta } from '@vestibule/contracts';
import type { PreviewedVersions } from '@vestibule/contracts/site/site';
import type { ComponentType, ReactNode } from 'react';
import type { Failure } from './route-data';

interface LayoutProps {
  readonly meta: PageMeta;
  readonly children: ReactNode;
}

/**
 * Everything that is around a page. It is handed in: the app knows which page to show, not what the site looks like.
 */
export interface Frame {
  readonly layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>>;
  readonly DocumentHead: ComponentType<{ readonly meta: PageMeta }>;
  /** Shown in place of a page that could not be shown; the children are what the house shows there. */
  readonly ErrorPage: ComponentType<{ readonly failure: Failure | undefined; readonly children?: ReactNode }>;
  /** Shown in place of the whole site while it is closed. */
  readonly SiteOffline: ComponentType<{ readonly product: string }>;
  readonly PreviewBanner: ComponentType<{ readonly versions: PreviewedVersions }>;
  /** Before the page, whichever it is. */
  readonly ProgressBar: ComponentType;
  /** After it: no move to another page ends what plays here. */
  readonly PlayerPlace: ComponentType;
  readonly RouteAnnouncer: ComponentType;
}
