import { type ContentModule, type SlotParams, Slot, useStore } from '@vestibule/contracts';
import { cx } from '@vestibule/ui';
import { memo, use } from 'react';
import { LoadedContext } from './loaded-context';
import { ModuleFrame } from './module-frame';
import styles from './module-list.module.css';
import type { Placement } from './module-view';
import { viewOf } from './view-of';
import { observer } from 'mobx-react-lite';

/** Below the modules of a column, while the page is edited: where the editor adds one. */
const ColumnEnd = observer(function ColumnEnd({ place }: { readonly place: SlotParams['editor-place'] }) {
  const { page } = useStore();
  return page.editing ? (
    <div className={styles.editing}>
      <Slot name="editor-place" id={`place-${place.section ?? 'page'}-${place.column}`} params={place} />
    </div>
  ) : null;
});

interface ModuleListProps {
  readonly modules: readonly ContentModule[];
  readonly placement: Placement;
  /**
   * The column of the page, or of a section of it, with these modules; undefined for modules of another page or module.
   */
  readonly place?: SlotParams['editor-place'] | undefined;
}

/** Modules in their order. */
export function ModuleList({ modules, placement, place }: ModuleListProps) {
  const loaded = use(LoadedContext);
  return (
    <div className={styles[placement]}>
      {modules.map((module, index) => (
        <ModuleEntry
          key={module.id}
          module={module}
          data={loaded[module.id]}
          placement={placement}
          first={placement === 'page' && index === 0}
          isPlaced={place !== undefined}
        />
      ))}
      {place && <ColumnEnd place={place} />}
    </div>
  );
}

interface ModuleEntryProps {
  readonly module: ContentModule;
  /** The module's loaded data. */
  readonly data: unknown;
  readonly placement: Placement;
  readonly first: boolean;
  /** Whether it is the page's own, so that editors may add to its columns. */
  readonly isPlaced: boolean;
}

/**
 * One module in its frame; nothing for a model that this version does not know. Rendered again when it changes itself:
 * an editor's key changes one of them, and the page may have hundreds.
 */
const ModuleEntry = memo(function ModuleEntry({ module, data, placement, first, isPlaced }: ModuleEntryProps) {
  const view = viewOf(module);
  if (!view) return null;
  const frame = cx(...(view.frame?.(module) ?? []).map((name) => name && styles[name]));
  const placeOf = (column: number): SlotParams['editor-place'] | undefined =>
    isPlaced && module.model === 'section' ? { section: module.id, column } : undefined;
  return (
    <ModuleFrame module={module} className={frame}>
      <view.Component
        module={module}
        data={data as undefined}
        placement={placement}
        first={first}
        showColumn={(inColumn, column) => <ModuleList modules={inColumn} placement="column" place={placeOf(column)} />}
      />
    </ModuleFrame>
  );
});
