import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from '../../tree/move-buttons';
import moves from '../../tree/tree.module.css';
import { belowPath } from '../record-paths';
import type { RecordsView } from '../records-view';
import styles from './tree.module.css';
import type { RecordTree } from './use-record-tree';

interface RowToolsProps {
  readonly view: RecordsView;
  readonly tree: RecordTree;
  readonly id: number;
}

/** Places to which a record of a tree can move, and the link to a new one below it. */
export function RowTools({ view: { kind, may }, tree, id }: RowToolsProps) {
  const { t } = useTranslation('editor');
  const name = tree.nameOf(id);
  return (
    <div className={styles.tools}>
      {may.create && (
        <Link to={belowPath(kind, id)} aria-label={t('records.addBelowOf', { title: name })}>
          {t('records.addBelow')}
        </Link>
      )}
      {tree.mayMove && (
        <div className={moves.moves}>
          <MoveButtons
            name={name}
            mayMove={(direction) => tree.canMove(id, direction)}
            onMove={(direction) => void tree.move(id, direction)}
          />
        </div>
      )}
    </div>
  );
}
