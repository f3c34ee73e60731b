import type { LayoutName, PageMeta } from '@vestibule/contracts';
import type { PreviewedVersions } from '@vestibule/contracts/site/site';
import type { ComponentType, ReactNode } from 'react';
import type { Failure } from './route-data';

interface LayoutProps {
  readonly meta: PageMeta;
  readonly children: ReactNode;
}

/** Everything around a page. It is a parameter: the app chooses the page, and does not know the site's design. */
export interface Frame {
  readonly layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>>;
  readonly DocumentHead: ComponentType<{ readonly meta: PageMeta }>;
  /** Shown in place of a page that failed; the children are the editors' own error page. */
  readonly ErrorPage: ComponentType<{ readonly failure: Failure | undefined; readonly children?: ReactNode }>;
  /** Shown in place of the whole site while it is closed. */
  readonly SiteOffline: ComponentType<{ readonly product: string }>;
  /** Of pages that are shown as their editors see them. */
  readonly DraftNotice: ComponentType;
  readonly PreviewBanner: ComponentType<{ readonly versions: PreviewedVersions }>;
  /** Before the page, whichever it is. */
  readonly ProgressBar: ComponentType;
  /** After the page: moving to another page does not stop the player. */
  readonly PlayerPlace: ComponentType;
  readonly RouteAnnouncer: ComponentType;
}
