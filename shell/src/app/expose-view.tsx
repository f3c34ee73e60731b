import type { Language } from '@vestibule/contracts';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import { use, useEffect, type ComponentType } from 'react';
import type { AppHost } from './app-host';
import { BoxContext } from './box-context';
import { takeOver } from './held-submit';

interface WithComponent {
  readonly Component: ComponentType<never>;
}

export interface ExposeViewProps {
  readonly host: AppHost;
  readonly entry: ExposeRef;
  /** Of its texts; that of the page by default. */
  readonly lang?: Language | undefined;
  readonly props: { readonly data: unknown; readonly params?: unknown; readonly refused?: unknown };
}

/** Renders an expose; while its code is missing the boundary above keeps the server-rendered HTML, or its fallback. */
export function ExposeView({ host, entry, lang = host.lang, props }: ExposeViewProps) {
  const box = use(BoxContext);
  useEffect(() => {
    if (box.current) takeOver(box.current);
  }, [box]);
  // Last of the hooks: it is not called again once the code is there, and React counts the others.
  const { exposes } = host;
  const loaded = exposes.peek(entry, props.data) ?? use(exposes.hydrate(entry, lang, props.data));
  const Component = (loaded as WithComponent).Component as ComponentType<object>;
  return <Component {...props} />;
}
