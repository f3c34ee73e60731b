import type { ContentModule } from '@vestibule/contracts';
import type { Loaded } from './loaded-context';
import type { ModuleLoaderContext } from './module-view';
import { inColumns, viewOf } from './view-of';

/**
 * Data of these modules, and of those in their columns. A failed one shows nothing, and the page is shown; nor does a
 * section that contains itself. `above`: the modules around these.
 */
export async function loadModules(
  modules: readonly ContentModule[],
  context: ModuleLoaderContext,
  above: ReadonlySet<number> = new Set(),
): Promise<Loaded> {
  const all = await Promise.all(
    modules.map(async (module): Promise<Loaded> => {
      if (above.has(module.id)) return { [module.id]: null };
      const data = await viewOf(module)
        ?.load?.(module, context)
        .catch(() => undefined);
      const own = data === undefined ? {} : { [module.id]: data };
      const inside = inColumns(module, own);
      return { ...own, ...(await loadModules(inside, context, new Set([...above, module.id]))) };
    }),
  );
  return Object.assign({}, ...all) as Loaded;
}
