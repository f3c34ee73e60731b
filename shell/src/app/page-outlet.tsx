import { useHost } from '@vestibule/contracts';
import type { ReactNode } from 'react';
import { DefaultLayout } from '../layout/default-layout';
import { DocumentHead } from '../layout/document-head';
import { ErrorPage } from '../layout/error-page';
import { SiteOffline } from '../layout/site-offline';
import type { AppHost } from './app-host';
import { Boundary, RemoteFallback } from './boundary';
import { ExposeView } from './expose-view';
import { metaOfFailure } from './failure-meta';
import { SlotDataContext } from './slot-outlet';
import type { View } from './view';

/** A matched route: head, layout, and the page inside its boundary, or what stands for it. */
export function PageOutlet({ view }: { view: View }) {
  const host = useHost() as AppHost;
  const { root, route } = view;
  const meta = route.meta ?? metaOfFailure(host, route.failure);
  return (
    <SlotDataContext value={{ ...root.slots, ...route.slots }}>
      <DocumentHead meta={meta} />
      {route.failure?.status === 503 ? <SiteOffline product={host.store.settings.product} /> : <DefaultLayout meta={meta}>{content(host, view)}</DefaultLayout>}
    </SlotDataContext>
  );
}

function content(host: AppHost, { match, route: { failure, data } }: View): ReactNode {
  if (!match || (failure && failure.code !== 'remote_failed')) return <ErrorPage status={failure?.status ?? 404} />;
  const { entry } = match;
  return (
    <Boundary host={host} entry={entry} key={entry.key}>
      {failure ? <RemoteFallback /> : <ExposeView host={host} entry={entry} props={{ data }} />}
    </Boundary>
  );
}
