import { Button, VisuallyHidden } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { DraggedRow } from '../../tree/dragged-row';
import type { RecordsView } from '../records-view';
import styles from './tree.module.css';
import type { RecordTree } from './use-record-tree';

/** Controls of the tree as a whole: folding all of it, and the announcement of a move. */
export function TreeBar({ view, tree }: { readonly view: RecordsView; readonly tree: RecordTree }) {
  const { t } = useTranslation('editor');
  const parents = view.records.filter(({ id }) => tree.isParent(id)).map(({ id }) => id);
  return (
    <>
      {parents.length > 0 && (
        <Button small className={styles.all} onClick={() => tree.fold(tree.folded.size > 0 ? [] : parents)}>
          {tree.folded.size > 0 ? t('records.openAll') : t('records.closeAll')}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{tree.said}</span>
      </VisuallyHidden>
      {tree.drag && <DraggedRow drag={tree.drag} name={tree.nameOf(tree.drag.id)} />}
    </>
  );
}
