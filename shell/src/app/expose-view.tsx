import type { ExposeRef } from '@vestibule/contracts/site/site';
import { use, useEffect, type ComponentType } from 'react';
import type { AppHost } from './app-host';
import { BoxContext } from './box-context';
import { takeOver } from './held-submit';

interface WithComponent {
  readonly Component: ComponentType<never>;
}

/** Renders an expose; while its code is missing the boundary above keeps what the server rendered, or its fallback. */
export function ExposeView({ host, entry, props }: { host: AppHost; entry: ExposeRef; props: object }) {
  const box = use(BoxContext);
  useEffect(() => {
    if (box.current) takeOver(box.current);
  }, [box]);
  // Last of the hooks: it is not called again once the code is there, and React counts the others.
  const loaded = (host.exposes.peek(entry) ?? use(host.exposes.hydrate(entry, host.lang))) as WithComponent;
  const Component = loaded.Component as ComponentType<object>;
  return <Component {...props} />;
}
