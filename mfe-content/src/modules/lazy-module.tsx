import type { ModuleModel } from '@vestibule/contracts';
import { Suspense, use, type ComponentType } from 'react';
import type { ModuleComponent, ModuleProps } from './module-view';

/** Waits between tries in ms, the last one from then on: the server-rendered content stays on the screen meanwhile. */
const WAITS = [500, 2000, 10_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Component of a kind, in a file of its own that comes with the first page that has such a module. The kind's view
 * imports its style sheets, so that the server links them with the page's.
 */
export function lazyModule<M extends ModuleModel>(
  load: () => Promise<{ readonly default: ComponentType<ModuleProps<M>> }>,
): ModuleComponent<M> {
  let Loaded: ComponentType<ModuleProps<M>> | undefined;
  let loading: Promise<ComponentType<ModuleProps<M>>> | undefined;
  let shown: Promise<ComponentType<ModuleProps<M>>> | undefined;

  const code = () => {
    loading ??= load().then((module) => (Loaded = module.default));
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const untilThere = async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await code();
      } catch {
        await pause(WAITS[Math.min(tries, WAITS.length - 1)] ?? 0);
      }
    }
  };
  function WhenThere(props: ModuleProps<M>) {
    const Module = Loaded ?? use((shown ??= untilThere()));
    return <Module {...props} />;
  }
  const Lazy = (props: ModuleProps<M>) => (
    <Suspense>
      <WhenThere {...props} />
    </Suspense>
  );
  return Object.assign(Lazy, { code });
}
