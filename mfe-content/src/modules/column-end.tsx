import { Slot, useStore, type SlotParams } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import styles from './module-list.module.css';

/** Below the modules of a column, while the page is edited: where the editor adds one. */
export const ColumnEnd = observer(function ColumnEnd({ place }: { readonly place: SlotParams['editor-place'] }) {
  const { page } = useStore();
  return page.editing ? (
    <div className={styles.editing}>
      <Slot name="editor-place" id={`place-${place.section ?? 'page'}-${place.column}`} params={place} />
    </div>
  ) : null;
});
