import type { ContentModule, SlotParams } from '@vestibule/contracts';
import { cx } from '@vestibule/ui';
import { use } from 'react';
import { ColumnEnd } from './column-end';
import { LoadedContext } from './loaded-context';
import { ModuleFrame } from './module-frame';
import styles from './module-list.module.css';
import type { Placement } from './module-view';
import { viewOf } from './view-of';

interface ModuleListProps {
  readonly modules: readonly ContentModule[];
  readonly placement: Placement;
  /** The column of the page, or of a section of it, that these are; undefined for what another page or module holds. */
  readonly place?: SlotParams['editor-place'] | undefined;
}

/** Modules in their order, each in its frame. One of a model that this version does not know is left out. */
export function ModuleList({ modules, placement, place }: ModuleListProps) {
  const loaded = use(LoadedContext);
  return (
    <div className={styles[placement]}>
      {modules.map((module, index) => {
        const view = viewOf(module);
        if (!view) return null;
        const frame = cx(...(view.frame?.(module) ?? []).map((name) => name && styles[name]));
        return (
          <ModuleFrame key={module.id} module={module} className={frame}>
            <view.Component
              module={module}
              data={loaded[module.id] as undefined}
              placement={placement}
              first={placement === 'page' && index === 0}
              showColumn={(inColumn, column) => (
                <ModuleList
                  modules={inColumn}
                  placement="column"
                  place={place && module.model === 'section' ? { section: module.id, column } : undefined}
                />
              )}
            />
          </ModuleFrame>
        );
      })}
      {place && <ColumnEnd place={place} />}
    </div>
  );
}
