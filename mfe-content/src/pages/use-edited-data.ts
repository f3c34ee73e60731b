import { useHost, type ContentModule } from '@vestibule/contracts';
import { useEffect, useRef, useState } from 'react';
import { loadModules } from '../modules/load-modules';
import type { Loaded } from '../modules/loaded-context';
import { viewOf } from '../modules/view-of';

/** While an editor types, a module's data is requested after a pause of this time. */
const PAUSE_MS = 300;

/** Modules that load something, at any depth. */
const loading = (modules: readonly ContentModule[]): readonly ContentModule[] =>
  modules.flatMap((module) => [
    ...(viewOf(module)?.load ? [module] : []),
    ...('columns' in module ? module.columns.flatMap(({ children }) => loading(children)) : []),
  ]);
const textOf = (module: ContentModule) => JSON.stringify(module);

/**
 * Data of the page's modules: loaded with the page itself, and, while it is edited, that of new or changed modules. An
 * editor's browser loads again data that the page came without: a section that is missing is made for editors, and the
 * server that renders the page cannot write. `seen` are the modules that `loaded` belongs to.
 */
export function useEditedData(
  modules: readonly ContentModule[],
  seen: readonly ContentModule[],
  loaded: Loaded,
): Loaded {
  const { api, store } = useHost();
  const { isEditor } = store.user;
  const [fresh, setFresh] = useState<{ readonly of: Loaded; readonly data: Loaded }>({ of: loaded, data: {} });
  const asked = useRef(new Map<number, string>());
  useEffect(() => {
    const known = loading(seen).filter(({ id }) => !isEditor || loaded[id] !== undefined);
    asked.current = new Map(known.map((module) => [module.id, textOf(module)]));
  }, [seen, loaded, isEditor]);
  useEffect(() => {
    if (modules === seen && !isEditor) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const changed = loading(modules).filter((module) => asked.current.get(module.id) !== textOf(module));
      if (changed.length === 0) return;
      loadModules(changed, { api, store, signal: controller.signal }).then(
        (data) => {
          if (controller.signal.aborted) return;
          for (const module of changed) asked.current.set(module.id, textOf(module));
          setFresh((before) => ({ of: loaded, data: { ...(before.of === loaded && before.data), ...data } }));
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, store, modules, seen, loaded, isEditor]);
  return fresh.of === loaded && Object.keys(fresh.data).length > 0 ? { ...loaded, ...fresh.data } : loaded;
}
