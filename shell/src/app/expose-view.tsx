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

/** The promise that React waited for, by the code that came of it. */
const promises = new WeakMap<object, PromiseLike<unknown>>();

/** The promise of an expose's code, the same in each render: once the code is there, React reads it at once. */
function codeOf({ exposes, lang }: AppHost, entry: ExposeRef, data: unknown, textLang = lang): PromiseLike<unknown> {
  const here = exposes.peek(entry, data) as object | undefined;
  if (here === undefined) {
    const loading = exposes.hydrate(entry, textLang, data);
    loading.then(
      (code) => promises.set(code as object, loading),
      () => undefined,
    );
    return loading;
  }
  const promise = promises.get(here) ?? Object.assign(Promise.resolve(here), { status: 'fulfilled', value: here });
  promises.set(here, promise);
  return promise;
}

/** Renders an expose; while its code is missing the boundary above keeps the server-rendered HTML, or its fallback. */
export function ExposeView({ host, entry, lang, props }: ExposeViewProps) {
  const box = use(BoxContext);
  useEffect(() => {
    if (box.current) takeOver(box.current);
  }, [box]);
  // In each render: React reports a component that waited by `use` and leaves it out when it renders again.
  const loaded = use(codeOf(host, entry, props.data, lang));
  const Component = (loaded as WithComponent).Component as ComponentType<object>;
  return <Component {...props} />;
}
