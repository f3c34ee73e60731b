import { Slot, useStore, type PageMeta } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';
import { OverlayPlace } from './event-overlay/overlay-place';
import { InformationLayer } from './information-layer';
import { LateTabNavigation } from './late-menus';
import { LoginCheck } from './login-check';
import { PageSkeleton } from './page-skeleton/page-skeleton';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { CONTENT_ID, SkipLinks } from './skip-links';
import { StickyNavigation } from './sticky-navigation/sticky-navigation';
import { TopAlert } from './top-alert/top-alert';

/**
 * Around every ordinary page: editor's bar, alert, header, way to the page, the page, sticky links, footer
 * (docs/behaviour/frame.md#layouts).
 */
export const DefaultLayout = observer(function DefaultLayout({
  meta,
  children,
}: {
  meta: PageMeta;
  children: ReactNode;
}) {
  const { user } = useStore();
  const footer = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLinks to={meta.isLandingPage ? ['content', 'search', 'footer'] : ['content', 'menu', 'search', 'footer']} />
      <InformationLayer />
      {user.isEditor && <Slot name="editor-toolbar" id="editor-toolbar" params={{ record: meta.record }} />}
      <TopAlert />
      <SiteHeader meta={meta} />
      <Breadcrumb steps={meta.breadcrumbs} />
      <LateTabNavigation />
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
        <PageSkeleton />
      </main>
      <span hidden data-search-index="end" />
      <StickyNavigation footer={footer} />
      <SiteFooter meta={meta} ref={footer} />
      <LoginCheck />
      <OverlayPlace />
    </>
  );
});
