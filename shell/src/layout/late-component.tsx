import { lazyWithRetry } from '@vestibule/ui';
import { memo, Suspense, type ComponentType } from 'react';
import type { AppHost } from '../app/app-host';

const loaders: (() => Promise<unknown>)[] = [];

/** Loads the code of all late components; the server does so before its first page. */
export const loadLateComponents = async (): Promise<void> => void (await Promise.all(loaders.map((load) => load())));

/**
 * A component whose code waits, in the browser, for the visitor's first input: until then the server's HTML stands for
 * it, whose links, forms and disclosures work. Its styles are imported where it is used, as that HTML has them from the
 * start. Rendered again only with other props: an update would make React throw that HTML away.
 */
export function lateComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Late = lazyWithRetry(async (host) => {
    await (host as AppHost | undefined)?.afterInput;
    return { default: await load() };
  });
  loaders.push(() => Late.code());
  return memo(function LateComponent(props: P) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  });
}
