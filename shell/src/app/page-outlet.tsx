import { useHost, type PageMeta } from '@vestibule/contracts';
import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppHost } from './app-host';
import { Boundary } from './boundary';
import { ExposeView, type ExposeViewProps } from './expose-view';
import { FailedPage } from './failed-page';
import type { Frame } from './frame';
import { RemoteFallback } from './remote-fallback';
import { isErrorPage, type Failure } from './route-data';
import { RouteParamsContext } from './route-params';
import { SlotDataContext } from './slot-outlet';
import type { View } from './view';
import { pageRefOf } from './site-exposes';

const NO_PARAMS = {};

/** A matched route: head, layout, and the page inside its boundary, or its fallback. */
export function PageOutlet({ frame, view }: { frame: Frame; view: View }) {
  const host = useHost() as AppHost;
  const { root, route, match } = view;
  const layout = match?.layout ?? 'default';
  const { DocumentHead, SiteOffline, DraftNotice, PreviewBanner } = frame;
  const isDraft = new URLSearchParams(useLocation().search).has(PREVIEW_PARAMETER);
  const Layout = frame.layouts[layout];
  const given = route.meta ?? metaOfFailure(host, route.failure);
  const meta = layout === 'dashboard' ? { ...given, noindex: true } : given;
  return (
    <SlotDataContext value={{ ...root.slots, ...route.slots }}>
      <RouteParamsContext value={match?.params ?? NO_PARAMS}>
        <DocumentHead meta={meta} />
        {isDraft && <DraftNotice />}
        {isOffline(route.failure) ? (
          <SiteOffline product={host.store.settings.product} />
        ) : (
          <Layout meta={meta}>{content(frame, host, view)}</Layout>
        )}
        {host.preview && <PreviewBanner versions={host.preview} />}
      </RouteParamsContext>
    </SlotDataContext>
  );
}

/** The whole site is away; a remote that failed, or a shop that is offline, is one page of a site that is not. */
const isOffline = (failure: Failure | undefined) =>
  failure?.status === 503 && (failure.code === 'unavailable' || failure.code === 'site_offline');

function content({ ErrorPage }: Frame, host: AppHost, { match, route: { failure, data, refused } }: View): ReactNode {
  const standIn = failure?.standIn && pageRefOf(host.composition, failure.standIn.expose);
  if (standIn) return <ErrorPage failure={failure}>{shown(host, standIn, { data: failure.standIn?.data })}</ErrorPage>;
  if (isErrorPage(failure) || (!match && !failure)) return <ErrorPage failure={failure} />;
  // A page that was not found may belong to a remote that is missing: there is no code to retry.
  if (!match) return <RemoteFallback />;
  const { entry } = match;
  if (!failure) return shown(host, entry, { data, ...(refused && { refused }) });
  return (
    <Boundary host={host} entry={entry} key={entry.key}>
      <FailedPage host={host} expose={entry.key} />
    </Boundary>
  );
}

const shown = (host: AppHost, entry: ExposeRef, props: ExposeViewProps['props']): ReactNode => (
  <Boundary host={host} entry={entry} key={entry.key}>
    <ExposeView host={host} entry={entry} props={props} />
  </Boundary>
);

/** Meta of a page that could not be shown. */
function metaOfFailure(host: AppHost, failure: Failure | undefined): PageMeta {
  const t = host.i18n.getFixedT(host.lang, 'shell');
  const title =
    failure?.code === 'remote_failed' ? t('fallback.title') : t('error.title', { status: failure?.status ?? 404 });
  return { title, urls: {}, breadcrumbs: [], noindex: true };
}
