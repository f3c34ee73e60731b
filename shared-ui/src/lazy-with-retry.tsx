import { useHost, type Host } from '@vestibule/contracts';
import { lazy, useState, type ComponentType } from 'react';

/** Wait after the first try in ms; each is four times the last one (docs/behaviour/frame.md#code-that-comes-later). */
const FIRST_MS = 500;
const MOST_MS = 10_000;
/** A network that fails is back soon. A file that is gone is a fault: the fourth failure is reported. */
const REPORTED_MS = FIRST_MS * 4 ** 3;

/** A component whose code comes when it is first rendered; `code` loads it before that, and rejects when it cannot. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  readonly code: (host?: Host) => Promise<ComponentType<P>>;
};

/**
 * A component in a file of its own. While its code comes, the boundary around it (`Suspense`) shows its fallback, or
 * the HTML of the server. Code that cannot be loaded is requested until it comes: React's own `lazy` alone
 * remembers a failure for as long as the page lives.
 *
 * @param load - Imports the file, whose default export is the component. Called again after a failure. `host` where the
 *   component is rendered.
 */
export function lazyWithRetry<P extends object>(
  load: (host?: Host) => Promise<{ readonly default: ComponentType<P> }>,
): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  let Waiting: ComponentType<P> | undefined;

  const code = (host?: Host) =>
    (loading ??= load(host).then(
      (module) => (Loaded = module.default),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const untilThere = (host: Host, ms = FIRST_MS): Promise<ComponentType<P>> =>
    code(host).catch(async (error: unknown) => {
      if (ms === REPORTED_MS) host.report(error);
      await new Promise((resolve) => setTimeout(resolve, Math.min(ms, MOST_MS)));
      return untilThere(host, ms * 4);
    });
  function Lazy(props: P) {
    const host = useHost();
    // Not another one when the code has come: React would take it for another component.
    const [Component] = useState(() => Loaded ?? (Waiting ??= lazy(async () => ({ default: await untilThere(host) }))));
    return <Component {...props} />;
  }
  return Object.assign(Lazy, { code });
}
