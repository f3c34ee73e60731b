import { use, type ComponentType } from 'react';
import type { AppHost } from './app-host';
import type { ExposeRef } from './site';

interface WithComponent {
  readonly Component: ComponentType<never>;
}

/** Renders an expose; while its code is missing the boundary above keeps what the server rendered, or its fallback. */
export function ExposeView({ host, entry, props }: { host: AppHost; entry: ExposeRef; props: object }) {
  const loaded = (host.exposes.peek(entry) ?? use(host.exposes.hydrate(entry, host.lang))) as WithComponent;
  const Component = loaded.Component as ComponentType<object>;
  return <Component {...props} />;
}
