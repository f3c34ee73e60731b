import { useHost } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useLoaderData, useRouteLoaderData } from 'react-router-dom';
import type { ReactNode } from 'react';
import { ErrorPage } from '../layout/error-page';
import { DefaultLayout } from '../layout/default-layout';
import { DocumentHead } from '../layout/document-head';
import type { AppHost } from './app-host';
import { Boundary, RemoteFallback } from './boundary';
import { ExposeView } from './expose-view';
import type { RootData } from './load-root';
import { metaOfFailure } from './failure-meta';
import type { RouteData } from './route-data';
import { SlotDataContext } from './slot-outlet';
import type { ExposeRef } from './site';

/** A matched route: head, layout, and the page inside its boundary, or what stands for it. */
export const PageOutlet = observer(function PageOutlet({ entry }: { entry: ExposeRef | undefined }) {
  const host = useHost() as AppHost;
  const root = useRouteLoaderData('root') as RootData;
  const route = useLoaderData() as RouteData;
  const meta = route.meta ?? metaOfFailure(host, route.failure);
  return (
    <SlotDataContext value={{ ...root.slots, ...route.slots }}>
      <DocumentHead meta={meta} />
      <DefaultLayout meta={meta}>{content(host, entry, route)}</DefaultLayout>
    </SlotDataContext>
  );
});

function content(host: AppHost, entry: ExposeRef | undefined, { failure, data }: RouteData): ReactNode {
  if (!entry || (failure && failure.code !== 'remote_failed')) return <ErrorPage status={failure?.status ?? 404} />;
  return (
    <Boundary host={host} entry={entry} key={entry.key}>
      {failure ? <RemoteFallback /> : <ExposeView host={host} entry={entry} props={{ data }} />}
    </Boundary>
  );
}
