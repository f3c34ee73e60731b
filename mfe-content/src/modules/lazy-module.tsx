import type { ModuleModel } from '@vestibule/contracts';
import { lazyWithRetry } from '@vestibule/ui';
import { Suspense, type ComponentType } from 'react';
import type { ModuleComponent, ModuleProps } from './module-view';

/**
 * Component of a kind, in a file of its own that comes with the first page that has such a module. The kind's view
 * imports its style sheets, so that the server links them with the page's.
 */
export function lazyModule<M extends ModuleModel>(
  load: () => Promise<{ readonly default: ComponentType<ModuleProps<M>> }>,
): ModuleComponent<M> {
  const Module = lazyWithRetry(load);
  const Lazy = (props: ModuleProps<M>) => (
    <Suspense>
      <Module {...props} />
    </Suspense>
  );
  return Object.assign(Lazy, { code: Module.code });
}
